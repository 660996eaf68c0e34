import type { CompanyRows } from '../company/contract.ts'
import { type DocumentHead, mimeTypeOf } from './document-content.ts'

type Row<S extends keyof CompanyRows> = CompanyRows[S][number]

function head(
  parent: readonly [type: DocumentHead['Parent_Type'], no: string],
  fileName: string,
  date: string | null,
): DocumentHead {
  const Mime_Type = mimeTypeOf(fileName) ?? 'application/octet-stream'
  return { Parent_Type: parent[0], Parent_No: parent[1], File_Name: fileName, Mime_Type, Document_Date: date }
}

const withoutMarks = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '-')

export const manualOf = ({ No, Description }: Row<'PortaalMaterieelsoort'>, date: string): DocumentHead =>
  head(['Soort', No], `Gebruiksaanwijzing ${withoutMarks(Description)}.pdf`, date)
export const safetyOf = ({ No, Description }: Row<'PortaalMaterieelsoort'>, date: string): DocumentHead =>
  head(['Soort', No], `Veiligheidsinstructie ${withoutMarks(Description)}.pdf`, date)
export const loadChartOf = ({ No, Description }: Row<'PortaalMaterieelsoort'>, date: string): DocumentHead =>
  head(['Soort', No], `Hijstabel ${withoutMarks(Description)}.pdf`, date)
export const declarationOf = ({ No, Serial_No }: Row<'PortaalMaterieelstuk'>, date: string): DocumentHead =>
  head(['Stuk', No], `CE-verklaring ${No} ${Serial_No}.pdf`, date)
export const certificateOf = (row: Row<'PortaalKeuring'>): DocumentHead =>
  head(
    ['Keuring', String(row.Entry_No)],
    `Keuringscertificaat ${row.Plant_No} ${row.Inspection_Type.toLowerCase()}.pdf`,
    row.Inspection_Date,
  )
export const invoicePdfOf = ({ No, Kind, Posting_Date }: Row<'PortaalFactuur'>): DocumentHead =>
  head(['Factuur', No], `${Kind === 'Debit' ? 'Factuur' : 'Creditnota'} ${No}.pdf`, Posting_Date)
export const packingSlipOf = ({ No, Posted_Date }: Row<'PortaalOrder'>): DocumentHead =>
  head(['Order', No], `Pakbon ${No}.pdf`, Posted_Date)
export const exitStatementOf = ({ No, Type, Date: date }: Row<'PortaalExitorder'>): DocumentHead =>
  head(
    ['Exitorder', No],
    Type === 'Verschoting' ? `Foto ${No}.png` : `Verklaring ${Type.toLowerCase()} ${No}.pdf`,
    date,
  )
export const photoOf = (complaintNo: string, date: string): DocumentHead =>
  head(['Klacht', complaintNo], `Foto bij melding ${complaintNo}.png`, date)
export const locationPapersOf = ({ No }: Row<'PortaalLocatie'>, date: string): readonly DocumentHead[] => [
  head(['Locatie', No], `Bouwplaatsinrichting ${No}.pdf`, date),
  head(['Locatie', No], `Werkafspraken materieel ${No}.docx`, date),
  head(['Locatie', No], `Foto bouwplaats ${No}.png`, date),
]
