/** The package has no types of its own; this is the part that documents are made with. */
declare module 'pdfmake' {
  interface PdfLook {
    readonly style?: string
    readonly width?: string | number
    readonly alignment?: 'left' | 'right'
    readonly margin?: readonly number[]
    readonly fontSize?: number
    readonly bold?: boolean
    readonly color?: string
    readonly lineHeight?: number
    readonly pageBreak?: 'before'
    /** Points from the upper left corner of the page. */
    readonly absolutePosition?: { readonly x: number; readonly y: number }
    /** Its line in the contents. */
    readonly tocItem?: boolean
    readonly tocStyle?: object
  }
  export interface PdfRectangle {
    readonly type: 'rect'
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
    readonly color: string
  }
  export interface PdfLine {
    readonly type: 'polyline'
    readonly lineWidth: number
    readonly lineColor: string
    readonly points: readonly { readonly x: number; readonly y: number }[]
  }
  export type PdfContent =
    | string
    | (PdfLook & {
        readonly text?: string
        readonly columns?: readonly PdfContent[]
        readonly stack?: readonly PdfContent[]
        readonly ul?: readonly PdfContent[]
        readonly canvas?: readonly (PdfRectangle | PdfLine)[]
        /** A jpg or png as a data address. */
        readonly image?: string
        /** Most points across and down. */
        readonly fit?: readonly [number, number]
        /** Kept on one page. */
        readonly unbreakable?: boolean
        readonly toc?: { readonly title?: PdfContent }
        readonly table?: {
          readonly headerRows: number
          readonly widths: readonly (string | number)[]
          readonly body: readonly (readonly PdfContent[])[]
        }
        readonly layout?: string
      })
  export interface PdfPages {
    readonly info: { readonly title: string; readonly creationDate: Date }
    readonly language: string
    readonly pageSize: 'A4' | { readonly width: number; readonly height: number }
    readonly pageMargins: readonly number[]
    readonly styles?: Readonly<Record<string, object>>
    readonly content: readonly PdfContent[]
  }
  export interface PdfDefinition extends PdfPages {
    readonly defaultStyle: object
    readonly footer: (page: number, pages: number) => PdfContent | null
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
