import type { CallInput } from '@portal/contract/define.ts'
import type { OutboxRow } from '@portal/contract/outbox.ts'
import { outbox } from '@portal/contract/outbox.ts'
import { call } from '../../lib/call.ts'

/** The most that the call gives at once. */
const rowsPerPage = 250

/**
 * Every write that is asked for, page by page, newest first. A write that comes meanwhile moves the others on: one that
 * was read before is not taken again.
 */
export async function readOutbox(
  asked: CallInput<typeof outbox.getOutbox>,
  onRead: (count: number) => void,
): Promise<readonly OutboxRow[]> {
  const found = new Map<string, OutboxRow>()
  for (let pagina = 1; ; pagina += 1) {
    const { items, totaal } = await call(outbox.getOutbox, { ...asked, pagina, rijen: rowsPerPage })
    for (const row of items) found.set(row.id, row)
    onRead(found.size)
    if (items.length === 0 || pagina * rowsPerPage >= totaal) return [...found.values()]
  }
}
