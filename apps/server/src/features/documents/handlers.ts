import type { documents } from '@portal/contract/documents.ts'
import type { Handlers } from '../../http/handlers.ts'
import { downloadDocument } from './download-document.ts'
import { getItemDocuments, getLocationDocuments, getPieceDocuments } from './list-documents.ts'

export const documentsHandlers: Handlers<typeof documents> = {
  getItemDocuments,
  getPieceDocuments,
  getLocationDocuments,
  downloadDocument,
}
