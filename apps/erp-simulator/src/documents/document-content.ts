import { createHash } from 'node:crypto'
import type { CompanyRows } from '../company/contract.ts'
import { hashText } from '../company/random.ts'
import { makeDocx } from './docx.ts'
import { makePdf } from './pdf.ts'
import { makePng } from './png.ts'

type DocumentRow = CompanyRows['PortaalDocument'][number]
/** What decides what is in a document; the rest of its row follows from the content. */
export type DocumentHead = Omit<DocumentRow, 'Entry_No' | 'Size' | 'Hash'>

/** Lines about what a document belongs to; only what never changes once it is there. */
export type Particulars = (head: DocumentHead) => readonly string[]

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

const company = [
  'Rijnmond Materieel B.V.',
  'Materieeldepot Rotterdam · tel. 010 555 01 00 · materieel@rijnmond.example',
]
const photos = 4

const paragraphs: Readonly<Record<DocumentRow['Parent_Type'], readonly string[]>> = {
  Soort: [
    'Lees deze gebruiksaanwijzing voordat u het materieel in gebruik neemt.',
    '1. Controleer het materieel op zichtbare schade en op een geldige keuringssticker.',
    '2. Gebruik het materieel alleen waarvoor het bedoeld is en draag de juiste beschermingsmiddelen.',
    '3. Controleer dagelijks olie, koelvloeistof, banden of rupsen, kabels en stekkers.',
    '4. Meld storingen en schade direct bij de materieeldienst; voer zelf geen reparaties uit.',
    '5. Lever het materieel schoon en compleet met toebehoren in.',
  ],
  Stuk: [
    'EG-verklaring van overeenstemming (Machinerichtlijn 2006/42/EG, bijlage II A).',
    'De fabrikant verklaart dat deze machine voldoet aan de bepalingen van de genoemde richtlijn.',
  ],
  Locatie: [
    'Bouwplaatsinrichting: keten, hekwerk, opslag en aan- en afvoerroute.',
    'Leveringen tussen 7.00 en 15.30 uur, melden bij de uitvoerder. Lossen aan de zijde van de bouwweg.',
  ],
  Factuur: [],
  Order: ['Pakbon. Controleer aantallen en staat bij ontvangst; meld afwijkingen binnen 24 uur.'],
  Exitorder: ['Verklaring bij het buiten gebruik stellen van materieel.'],
  Klacht: ['Bijlage bij de melding.'],
  Keuring: ['Keuringscertificaat. Het materieel is gekeurd volgens de geldende voorschriften.'],
}

/** The content of a document as it is asked for: the same head and particulars give the same bytes. */
export function makeContent(head: DocumentHead, particulars: Particulars): Buffer {
  if (head.Mime_Type === mimeTypes.png) return makePng(hashText(`${head.Parent_No}/${head.File_Name}`) % photos)
  const title = head.File_Name.replace(/\.\w+$/, '')
  const lines = [
    ...company,
    '',
    `${head.Parent_Type} ${head.Parent_No}, ${head.Document_Date ?? ''}`,
    '',
    ...paragraphs[head.Parent_Type],
    ...particulars(head),
  ]
  return head.Mime_Type === mimeTypes.docx ? makeDocx([title, ...lines]) : makePdf({ title, lines })
}

/** Size and hash of a content, as the row of the document has them. */
export function measureContent(content: Buffer): Pick<DocumentRow, 'Size' | 'Hash'> {
  return { Size: content.length, Hash: createHash('sha256').update(content).digest('hex') }
}
