import { runInThread } from '../uploads/run-in-thread.ts'
import type { PdfDocument } from './make-pdf.ts'

const program = new URL('./make-pdf.thread.ts', import.meta.url)

/**
 * Draws a long document beside the event loop, with limits of its own for memory and time.
 * @param who whose document: of one person one is drawn at a time
 * @throws PortalError `upload.te_zwaar` when it takes more than those
 */
export async function drawPdf(document: PdfDocument, who: string): Promise<Buffer> {
  return Buffer.from(await runInThread<Uint8Array>({ program, input: document, who }))
}
