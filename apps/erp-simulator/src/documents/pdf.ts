/** Letters of the WinAnsi encoding that lie elsewhere in Unicode. */
const special: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '’': 0x92, '‘': 0x91, '…': 0x85, '•': 0x95 }
const page = { width: 595, height: 842, left: 56, top: 780 } as const
const lineHeight = 15
const fontSizes = { title: 18, text: 10 } as const
const linesOfPage = 46

export interface PdfText {
  readonly title: string
  readonly lines: readonly string[]
}

function encode(text: string): string {
  return text.replace(/[\\()]|[^ -ÿ]/g, (letter) => {
    if (letter.charCodeAt(0) <= 0xff) return `\\${letter}`
    const code = special[letter]
    return code === undefined ? '?' : String.fromCharCode(code)
  })
}

function drawPage({ title, lines }: PdfText): string {
  const shown = lines.length > linesOfPage ? [...lines.slice(0, linesOfPage - 1), '…'] : lines
  const rows = shown.map((line) => `(${encode(line)}) '`).join('\n')
  return [
    'BT',
    `/F2 ${fontSizes.title} Tf ${page.left} ${page.top} Td (${encode(title)}) Tj`,
    `/F1 ${fontSizes.text} Tf ${lineHeight} TL 0 -${lineHeight} Td`,
    rows,
    'ET',
  ].join('\n')
}

/** A PDF of one A4 page: a title and lines of text. The same text gives the same bytes. */
export function makePdf(text: PdfText): Buffer {
  const content = drawPage(text)
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  return Buffer.from(
    `${body}${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
