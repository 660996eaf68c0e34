declare module 'odata-csdl' {
  /** Turns CSDL XML into CSDL JSON, whose members depend on the schema read. */
  // biome-ignore lint/suspicious/noExplicitAny: the package has no types and the shape is the schema's
  export function xml2json(xml: string): any
}
