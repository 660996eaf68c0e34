import { z } from 'zod'
import { query } from './define.ts'
import { ItemNo, LocationNo } from './values.ts'

/** What a document belongs to, as the back office says it. */
const DocumentParent = z.enum(['Soort', 'Stuk', 'Locatie', 'Order', 'Exitorder', 'Keuring', 'Klacht', 'Factuur'])
export type DocumentParent = z.output<typeof DocumentParent>

/** A document without its content, which `DownloadDocument` gives an address for. */
export const Document = z.object({
  documentNummer: z.number().int(),
  naam: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  grootte: z.number().int(),
  datum: z.iso.date().nullable(),
  bron: DocumentParent,
  /** The number of what it belongs to; of a certificate that of the inspected piece. */
  bronNummer: z.string(),
})
export type Document = z.output<typeof Document>

const Documents = z.object({ items: z.array(Document) })

export const documents = {
  getItemDocuments: query('/api/MaterieelDocuments/GetMaterieelDetailsDocs', {
    summary: 'The documents of an equipment type.',
    access: 'public',
    area: 'AppDetails',
    reads: ['catalogue', 'documents'],
    in: z.object({ materieelSoort: ItemNo }),
    out: Documents,
  }),
  getPieceDocuments: query('/api/MaterieelDocuments/GetMaterieelUniekDetailsDocs', {
    summary: 'The documents of one numbered piece and of its inspections.',
    access: 'location.view',
    location: 'record',
    reads: ['stock', 'inspections', 'documents'],
    in: z.object({ materieelNummer: ItemNo }),
    out: Documents,
  }),
  getLocationDocuments: query('/api/MaterieelDocuments/GetMaterieeLocatieDocs', {
    summary: 'The documents of a location, of the pieces that stand there and of their inspections.',
    access: 'location.view',
    area: 'AppLocatie',
    location: 'materieellocatie',
    reads: ['stock', 'inspections', 'documents'],
    in: z.object({ materieellocatie: LocationNo }),
    out: Documents,
  }),
  downloadDocument: query('/api/MaterieelDocuments/DownloadDocument', {
    summary: 'A signed address that gives the content of a document for 60 seconds, to the session that asked (OP-63).',
    access: 'public',
    reads: [
      'catalogue',
      'locations',
      'stock',
      'inspections',
      'documents',
      'orders',
      'invoices',
      'complaints',
      'exitOrders',
    ],
    in: z.object({ documentNummer: z.number().int().min(1).max(2_147_483_647) }),
    out: z.object({
      /** Relative to the portal; with `?opslaan=1` the browser saves instead of showing. */
      adres: z.string(),
      geldigTot: z.iso.datetime(),
      naam: z.string(),
      mimeType: z.string(),
      /** Bytes. */
      grootte: z.number().int(),
    }),
    errors: ['error.timeout_backoffice'],
  }),
}
