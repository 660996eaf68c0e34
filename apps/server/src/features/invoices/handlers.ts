import type { invoices } from '@portal/contract/invoices.ts'
import type { Handlers } from '../../http/handlers.ts'
import { checkInvoice } from './check-invoice.ts'
import { downloadInvoice } from './download-invoice.ts'
import { downloadReceipt } from './download-receipt.ts'
import { explainLine } from './explain-line.ts'
import { findInvoices } from './find-invoices.ts'
import { getInvoiceLines } from './get-invoice-lines.ts'
import { getInvoiceList } from './get-invoice-list.ts'
import { getInvoicedProjects } from './get-invoiced-projects.ts'
import { getInvoices } from './get-invoices.ts'
import { getProjectInvoices } from './get-project-invoices.ts'

export const invoicesHandlers: Handlers<typeof invoices> = {
  getInvoices,
  getInvoiceList,
  findInvoices,
  getInvoiceLines,
  explainLine,
  downloadInvoice,
  downloadReceipt,
  getProjectInvoices,
  getInvoicedProjects,
  checkInvoice,
}
