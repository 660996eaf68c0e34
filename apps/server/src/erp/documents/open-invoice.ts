import type { Logger } from '../../platform/log/log.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { ErpError } from '../erp-error.ts'
import { createPriorityQueue } from '../transport/priority-queue.ts'
import { mostBytes } from './open-document.ts'

/** Invoices fetched at once: each is in memory as a whole. */
const atOnce = 2

interface InvoiceParts {
  readonly codeunit: Pick<Codeunit, 'getInvoicePdf'>
  readonly log: Logger
}

async function fetchPdf({ codeunit, log }: InvoiceParts, no: string): Promise<Buffer | null> {
  try {
    const result = await codeunit.getInvoicePdf(no)
    const content = refusalOf(result) === null ? Buffer.from(result.base64, 'base64') : Buffer.alloc(0)
    if (content.length > 0 && content.length <= mostBytes) return content
    log.warn({ no, bytes: content.length }, 'invoice refused')
    return null
  } catch (error) {
    if (error instanceof ErpError && error.kind === 'business') return null
    throw error
  }
}

/** Invoices that the mirror has no document of yet: always as the back office has them now. */
export function createInvoices(parts: InvoiceParts): (no: string) => Promise<Buffer | null> {
  const queue = createPriorityQueue(atOnce, atOnce)
  return (no) => queue.run('interactive', () => fetchPdf(parts, no))
}
