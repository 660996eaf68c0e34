import { openDocument } from '../features/documents/download-document.ts'
import { openInvoice } from '../features/invoices/download-invoice.ts'
import { openReceipt } from '../features/invoices/download-receipt.ts'
import type { OpenDocument } from '../http/document-files.ts'

const openers = { document: openDocument, invoice: openInvoice, receipt: openReceipt } as const

/** The file of a signed address, by the feature that gave it. */
export const openFile: OpenDocument = (parts, { file, user }) => openers[file.kind](parts, { no: file.no, user })
