import { createHash } from 'node:crypto'
import type { CompanyRows } from '../company/contract.ts'
import { hashText } from '../company/random.ts'
import { makeDocx } from './docx.ts'
import { makePdf } from './pdf.ts'
import { makePng } from './png.ts'
import { company, type Sheet } from './sheet.ts'

type DocumentRow = CompanyRows['PortaalDocument'][number]
/** What decides what is in a document; the rest of its row follows from the content. */
export type DocumentHead = Omit<DocumentRow, 'Entry_No' | 'Size' | 'Hash'>

/** What a document says about what it belongs to; only what never changes once it is there. */
export type Particulars = (head: DocumentHead) => Omit<Sheet, 'title'>

const mimeTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** The type of a file by its name; null for one that is not taken. */
export function mimeTypeOf(fileName: string): string | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return Object.entries(mimeTypes).find(([known]) => known === extension)?.[1] ?? null
}

const photos = 4

/** The content of a document as it is asked for: the same head and particulars give the same bytes. */
export function makeContent(head: DocumentHead, particulars: Particulars): Buffer {
  if (head.Mime_Type === mimeTypes.png) return makePng(hashText(`${head.Parent_No}/${head.File_Name}`) % photos)
  const sheet = { title: head.File_Name.replace(/\.\w+$/, ''), ...particulars(head) }
  return head.Mime_Type === mimeTypes.docx ? makeDocx(linesOf(sheet)) : makePdf(sheet)
}

function linesOf({ title, facts, paragraphs = [], table }: Sheet): readonly string[] {
  const rows = (table?.rows ?? []).map((row) => row.join(': '))
  return [
    title,
    company.name,
    ...company.lines,
    '',
    ...facts.map((fact) => fact.join(': ')),
    '',
    ...paragraphs,
    ...rows,
  ]
}

/** Size and hash of a content, as the row of the document has them. */
export function measureContent(content: Buffer): Pick<DocumentRow, 'Size' | 'Hash'> {
  return { Size: content.length, Hash: createHash('sha256').update(content).digest('hex') }
}
