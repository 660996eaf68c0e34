import type { PdfDefinition, PdfPages } from 'pdfmake'

/** A document as plain data, so that a thread can draw it. */
export interface PdfDocument extends Omit<PdfPages, 'pageMargins'> {
  /** Millimetres: left, top, right, bottom. */
  readonly margins: readonly [number, number, number, number]
  /** Stands below each page with its number; empty for none. */
  readonly foot: string
}

/** Points of one millimetre. */
export const millimetre = 72 / 25.4

/** The maker with its fonts, loaded when the first document is asked for; it reads its own fonts and nothing else. */
async function loadMaker() {
  const [{ default: maker }, { default: fonts }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/fonts/Roboto.js'),
  ])
  const own = new Set(Object.values(fonts.Roboto))
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy((path) => own.has(path))
  maker.addFonts(fonts)
  return maker
}

function definitionOf({ margins, foot, ...pages }: PdfDocument): PdfDefinition {
  const [left, , right] = margins
  return {
    ...pages,
    pageMargins: margins.map((margin) => margin * millimetre),
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 20, bold: true },
      heading: { fontSize: 14, bold: true },
      soft: { color: '#52606d' },
      head: { bold: true, fontSize: 9 },
      ...pages.styles,
    },
    footer: (page, count) =>
      foot === ''
        ? null
        : {
            text: `${foot} · ${page} / ${count}`,
            style: 'soft',
            alignment: 'right',
            margin: [left * millimetre, 4 * millimetre, right * millimetre, 0],
          },
  }
}

/** Draws a document; many pages are for `drawPdf`, which does it beside the event loop. */
export async function makePdf(document: PdfDocument): Promise<Buffer> {
  const maker = await loadMaker()
  return maker.createPdf(definitionOf(document)).getBuffer()
}
