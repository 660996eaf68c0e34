import { contract } from '@portal/contract/calls.ts'
import type { OutboxDetails, OutboxStatus } from '@portal/contract/outbox.ts'
import type { OrderingSite, Person } from '../../../../test/ordering-site.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { sql } from '../../../platform/db/query.ts'

/** Who looks at the outbox; a test gives the account its role. */
export const operator = 'opperbeheerder'

/** An order on its way to the back office, by the id of its write. */
export interface SentOrder {
  readonly id: string
  readonly person: Person
  readonly number: string
  readonly listId: string
}

export async function writeAt({ portal }: OrderingSite, id: string): Promise<OutboxDetails> {
  return (await portal.post(contract.outbox.getOutboxRegel, { id }, { as: operator })).answer
}

export async function requestAt({ portal }: OrderingSite, { person, number }: SentOrder) {
  return (await portal.post(contract.requests.getRequest, { aanvraagnummer: number }, { as: person.userName })).answer
}

export function untilWriteIs(site: OrderingSite, id: string, status: OutboxStatus): Promise<OutboxDetails> {
  return waitFor(async () => {
    site.clock.advance(60_000)
    const write = await writeAt(site, id)
    return write.status === status ? write : null
  }, 10_000)
}

export async function sendOrder(site: OrderingSite, input: object = {}): Promise<SentOrder> {
  const { person, input: usual } = await site.orderer()
  const { answer } = await site.place(person, { ...usual, ...input })
  const { rows } = await site.portal.db.execute<{ id: string }>(
    sql`select id from requests where no = ${answer.aanvraagnummer}`,
  )
  return { id: rows[0]?.id ?? '', person, number: answer.aanvraagnummer, listId: usual.bestellijstId }
}

/** An order that the back office could not take: its codeunit was gone. */
export async function parkOrder(site: OrderingSite): Promise<SentOrder> {
  await site.books.fault({ kind: 'unpublish', scope: 'PortaalKoppeling' })
  const parked = await sendOrder(site)
  await untilWriteIs(site, parked.id, 'parked')
  await site.books.clearFaults()
  return parked
}
