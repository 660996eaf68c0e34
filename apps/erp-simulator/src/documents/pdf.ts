import { encode, widthOf, wrap } from './pdf-text.ts'
import { company, type Sheet, type SheetTable } from './sheet.ts'

/** A4 in points, with its margins. */
const page = { width: 595, height: 842, left: 50, right: 545, top: 790, bottom: 70 } as const
const inner = page.right - page.left
const size = { name: 13, title: 20, text: 9, small: 8 } as const
const line = 13
/** Ink, soft ink, hairline, ground of a heading, and the one accent of the company. */
const ink = {
  text: '0.11 0.12 0.14',
  soft: '0.36 0.40 0.45',
  hair: '0.82 0.84 0.87',
  head: '0.94 0.95 0.96',
  mark: '0.96 0.65 0.10',
} as const
const labelWidth = 130
const cellPadding = 5
/** How much wider the bold letters are. */
const boldFactor = 1.07

type Font = 'F1' | 'F2'

/** The pages of one document while they are drawn, from the top down; `y` is how far. */
function createSheets(title: string) {
  const pages: string[][] = []
  const draw = (...operators: readonly string[]) => pages.at(-1)?.push(...operators)
  const sheets = {
    pages,
    y: 0,
    draw,
    text(x: number, text: string, { font = 'F1', at = size.text, colour = ink.text }: TextLook = {}) {
      draw(`BT ${colour} rg /${font} ${at} Tf ${x.toFixed(1)} ${sheets.y.toFixed(1)} Td (${encode(text)}) Tj ET`)
    },
    textUpTo(right: number, text: string, look: TextLook = {}) {
      const width = widthOf(text, look.at ?? size.text) * (look.font === 'F2' ? boldFactor : 1)
      sheets.text(right - width, text, look)
    },
    rule(y: number) {
      draw(`${ink.hair} RG 0.6 w ${page.left} ${y.toFixed(1)} m ${page.right} ${y.toFixed(1)} l S`)
    },
    box(x: number, height: number, { width, colour }: { readonly width: number; readonly colour: string }) {
      draw(`${colour} rg ${x} ${sheets.y.toFixed(1)} ${width} ${height} re f`)
    },
    /** Begins another page where so much has no room any more. */
    need(height: number): boolean {
      if (sheets.y - height >= page.bottom) return false
      turn()
      return true
    },
  }
  const turn = () => {
    pages.push([])
    // The mark of the company: a beam on two blocks.
    sheets.y = page.top - 14
    sheets.box(page.left, 9, { width: 9, colour: ink.text })
    sheets.box(page.left + 17, 9, { width: 9, colour: ink.text })
    sheets.y = page.top - 3
    sheets.box(page.left, 7, { width: 26, colour: ink.mark })
    sheets.text(page.left + 36, company.name, { font: 'F2', at: size.name })
    for (const one of pages.length === 1 ? company.lines : [title]) {
      sheets.y -= 11
      sheets.text(page.left + 36, one, { at: size.small, colour: ink.soft })
    }
    sheets.rule(page.top - 36)
    sheets.y = page.top - 54
  }
  turn()
  return sheets
}
type Sheets = ReturnType<typeof createSheets>

interface TextLook {
  readonly font?: Font
  readonly at?: number
  readonly colour?: string
}

function drawFacts(sheets: Sheets, facts: Sheet['facts']): void {
  for (const [label, value] of facts) {
    // A row that a scenario wrote may lack a field.
    if (!value) continue
    sheets.need(line)
    sheets.text(page.left, label, { colour: ink.soft })
    for (const part of wrap(value, size.text, inner - labelWidth)) {
      sheets.text(page.left + labelWidth, part)
      sheets.y -= line
    }
  }
  sheets.y -= line
}

function drawParagraphs(sheets: Sheets, paragraphs: readonly string[]): void {
  for (const paragraph of paragraphs) {
    for (const part of wrap(paragraph, size.text, inner)) {
      sheets.need(line)
      sheets.text(page.left, part)
      sheets.y -= line
    }
    sheets.y -= line / 2
  }
}

function drawTable(sheets: Sheets, { columns, rows }: SheetTable): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let left: number = page.left
  const places = columns.map((column) => {
    const width = (inner * column.share) / whole
    left += width
    return { ...column, from: left - width + cellPadding, until: left - cellPadding }
  })
  const head = () => {
    sheets.y -= 5
    sheets.box(page.left, line + 4, { width: inner, colour: ink.head })
    sheets.y += 5
    for (const { name, isFigure, from, until } of places) {
      const look = { font: 'F2', at: size.small } as const
      if (isFigure) sheets.textUpTo(until, name, look)
      else sheets.text(from, name, look)
    }
    sheets.y -= line + 6
  }
  sheets.need(4 * line)
  head()
  for (const row of rows) {
    const cells = places.map((place, at) => wrap(row[at] ?? '', size.text, place.until - place.from))
    const height = Math.max(...cells.map((cell) => cell.length)) * line
    if (sheets.need(height)) head()
    const top = sheets.y
    places.forEach(({ isFigure, from, until }, at) => {
      sheets.y = top
      for (const part of cells[at] ?? []) {
        if (isFigure) sheets.textUpTo(until, part)
        else sheets.text(from, part)
        sheets.y -= line
      }
    })
    sheets.y = top - height
    sheets.rule(sheets.y + line - 4)
    sheets.y -= 3
  }
  sheets.y -= 4
}

function drawSums(sheets: Sheets, sums: NonNullable<Sheet['sums']>): void {
  sheets.need(sums.length * (line + 2))
  sums.forEach(([label, amount], at) => {
    const font = at === sums.length - 1 ? 'F2' : 'F1'
    sheets.textUpTo(page.right - 110, label, { font })
    sheets.textUpTo(page.right - cellPadding, amount, { font })
    sheets.y -= line + 2
  })
  sheets.y -= line / 2
}

const stampGreen = '0.08 0.47 0.28'

function drawStamp(sheets: Sheets, words: string): void {
  const at = 15
  sheets.need(50)
  sheets.y -= 26
  const width = widthOf(words, at) * boldFactor + 32
  sheets.draw(`${stampGreen} RG 1.6 w ${page.left} ${(sheets.y - 11).toFixed(1)} ${width.toFixed(1)} 34 re S`)
  sheets.text(page.left + 16, words, { font: 'F2', at, colour: stampGreen })
  sheets.y -= 40
}

function drawSigners(sheets: Sheets, signers: readonly string[]): void {
  sheets.need(70)
  sheets.y -= 44
  signers.forEach((signer, at) => {
    const x = page.left + at * (inner / 2)
    sheets.draw(
      `${ink.soft} RG 0.6 w ${x} ${(sheets.y + 12).toFixed(1)} m ${x + 200} ${(sheets.y + 12).toFixed(1)} l S`,
    )
    sheets.text(x, signer, { at: size.small, colour: ink.soft })
  })
  sheets.y -= line
}

function drawFooters(sheets: Sheets): void {
  sheets.pages.forEach((operators, at) => {
    const numbered = `Pagina ${at + 1} van ${sheets.pages.length}`
    const look = `BT ${ink.soft} rg /F1 ${size.small} Tf`
    const x = page.right - widthOf(numbered, size.small)
    operators.push(
      `${ink.hair} RG 0.6 w ${page.left} 48 m ${page.right} 48 l S`,
      `${look} ${page.left} 36 Td (${encode(company.footer)}) Tj ET`,
      `${look} ${x.toFixed(1)} 36 Td (${numbered}) Tj ET`,
    )
  })
}

function drawSheet(sheet: Sheet): readonly string[] {
  const sheets = createSheets(sheet.title)
  for (const part of wrap(sheet.title, size.title * boldFactor, inner)) {
    sheets.y -= 10
    sheets.text(page.left, part, { font: 'F2', at: size.title })
    sheets.y -= 14
  }
  sheets.y -= 8
  drawFacts(sheets, sheet.facts)
  drawParagraphs(sheets, sheet.paragraphs ?? [])
  if (sheet.table) drawTable(sheets, sheet.table)
  if (sheet.sums) drawSums(sheets, sheet.sums)
  if (sheet.stamp) drawStamp(sheets, sheet.stamp)
  if (sheet.signers) drawSigners(sheets, sheet.signers)
  drawFooters(sheets)
  return sheets.pages.map((operators) => operators.join('\n'))
}

const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A sheet as a PDF on the paper of the company. The same sheet gives the same bytes. */
export function makePdf(sheet: Sheet): Buffer {
  const contents = drawSheet(sheet)
  const pageNo = (at: number) => 6 + 2 * at
  const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>'
  const media = `/MediaBox [0 0 ${page.width} ${page.height}]`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${contents.map((_, at) => `${pageNo(at)} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${encode(sheet.title)}) /Author (${encode(company.name)}) >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R ${media} /Contents ${pageNo(at) + 1} 0 R ${resources} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${entries}`
  return Buffer.from(
    `${body}${xref}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
