import { type LabelSheet, labelPlaces } from '@portal/domain/machines/label-sheets.ts'
import type { PdfContent, PdfRectangle } from 'pdfmake'
import { encode } from 'uqr'
import { millimetre, type PdfDocument } from '../../platform/pdf/make-pdf.ts'

export interface Label {
  readonly address: string
  readonly number: string
  readonly name: string
}

interface Labels {
  readonly title: string
  readonly at: Date
  readonly language: string
  readonly company: string
  readonly sheet: LabelSheet
  readonly skipped: number
  readonly labels: readonly Label[]
}

/** Room round what is printed, millimetres: a printer is a little off, and a code needs white around it. */
const room = 3
/** Points of one line of text for each point of its letters, and the width of a letter, on the average. */
const letterWidth = 0.52
const mostLines = 3

/** As much of a text as fits on some lines of a width in millimetres. */
function fitted(text: string, width: number, fontSize: number): string {
  const most = Math.floor((width * millimetre * mostLines) / (fontSize * letterWidth)) - mostLines
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** The width of a number in bold for each point of its letters, never less than it is: a number that breaks off is another. */
function boldWidth(number: string): number {
  const widthOf = (letter: string) => (/[MWmw%@]/.test(letter) ? 0.95 : /[A-Z]/.test(letter) ? 0.75 : 0.6)
  return [...number].reduce((sum, letter) => sum + widthOf(letter), 0)
}

/** Dark rows of modules overlap by this share of one, so that no printer leaves a line between them. */
const overlap = 0.04

/** The code as rectangles, one for each run of dark modules in a row, exactly as large as its room. */
function drawCode(address: string, side: number): PdfRectangle[] {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const module = side / size
  return data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return []
      const end = row.indexOf(false, x)
      const run = (end === -1 ? size : end) - x
      return [
        { type: 'rect', x: x * module, y: y * module, w: run * module, h: module * (1 + overlap), color: 'black' },
      ]
    }),
  )
}

function drawLabel(label: Label, { sheet, company }: Labels, corner: { left: number; top: number }): PdfContent[] {
  const side = sheet.label.height - 2 * room
  const width = sheet.label.width - side - 3 * room
  const at = (left: number) => ({
    x: (corner.left + left) * millimetre,
    y: (corner.top + room) * millimetre,
  })
  const nameSize = sheet.label.width > 80 ? 10 : 8
  const numberSize = Math.min(14, (width * millimetre) / boldWidth(label.number))
  return [
    { canvas: drawCode(label.address, side * millimetre), absolutePosition: at(room) },
    {
      absolutePosition: at(2 * room + side),
      columns: [
        {
          width: width * millimetre,
          stack: [
            { text: company, fontSize: 7, color: '#52606d', margin: [0, 0, 0, 2] },
            { text: label.number, fontSize: numberSize, bold: true, margin: [0, 0, 0, 2] },
            { text: fitted(label.name, width, nameSize), fontSize: nameSize, lineHeight: 1.1 },
          ],
        },
      ],
    },
  ]
}

/** Labels on their sheets: the code that opens the machine, whose it is, its number and what it is. */
export function labelsDocument(wanted: Labels): PdfDocument {
  const { sheet, labels, skipped, title, at, language } = wanted
  const places = labelPlaces(sheet, labels.length, skipped)
  const content = labels.flatMap((label, index): PdfContent[] => {
    const place = places[index]
    if (place === undefined) return []
    const drawn = drawLabel(label, wanted, place)
    const isNewPage = index > 0 && place.page !== places[index - 1]?.page
    return isNewPage ? [{ text: '', pageBreak: 'before' }, ...drawn] : drawn
  })
  return {
    info: { title, creationDate: at },
    language,
    pageSize: { width: sheet.page.width * millimetre, height: sheet.page.height * millimetre },
    margins: [0, 0, 0, 0],
    foot: '',
    content,
  }
}
