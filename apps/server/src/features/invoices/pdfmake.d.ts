/** The package has no types of its own; this is the part that the receipt is made with. */
declare module 'pdfmake' {
  export type PdfContent =
    | string
    | {
        readonly text?: string
        readonly style?: string
        readonly columns?: readonly PdfContent[]
        readonly stack?: readonly PdfContent[]
        readonly table?: {
          readonly headerRows: number
          readonly widths: readonly (string | number)[]
          readonly body: readonly (readonly PdfContent[])[]
        }
        readonly layout?: string
        readonly width?: string | number
        readonly alignment?: 'left' | 'right'
        readonly margin?: readonly number[]
      }
  export interface PdfDefinition {
    readonly info: { readonly title: string; readonly creationDate: Date }
    readonly language: string
    readonly pageSize: 'A4'
    readonly pageMargins: readonly number[]
    readonly defaultStyle: object
    readonly styles: Readonly<Record<string, object>>
    readonly content: readonly PdfContent[]
    readonly footer: (page: number, pages: number) => PdfContent
  }
  interface PdfMaker {
    addFonts(fonts: object): void
    setUrlAccessPolicy(mayRead: (url: string) => boolean): void
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void
    createPdf(definition: PdfDefinition): { getBuffer(): Promise<Buffer> }
  }
  const maker: PdfMaker

  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export { maker as default }
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: { readonly Roboto: Readonly<Record<string, string>> }

  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export { fonts as default }
}
