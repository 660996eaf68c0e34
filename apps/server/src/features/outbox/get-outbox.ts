import { OutboxStatus, type outbox } from '@portal/contract/outbox.ts'
import type { UseCase } from '../../http/handlers.ts'
import { countByState, listWrites, readOutboxState } from './outbox.store.ts'

const minuteMs = 60_000

/** The writes to the back office, for operators: filtered, a page at a time, with counts and age. */
export const getOutbox: UseCase<typeof outbox.getOutbox> = async (ctx, input) => {
  const { minstensMinuten, pagina, rijen } = input
  const before = minstensMinuten === 0 ? null : new Date(ctx.clock.now().getTime() - minstensMinuten * minuteMs)
  const filter = { states: input.status, kinds: input.soort, before, term: input.zoekterm }
  const [found, counts, state] = await Promise.all([
    listWrites(ctx.db, filter, { from: (pagina - 1) * rijen, size: rijen }),
    countByState(ctx.db),
    readOutboxState(ctx.db),
  ])
  const entries = OutboxStatus.options.map((status) => [status, counts.get(status) ?? 0])
  return {
    items: found.rows,
    totaal: found.total,
    // One entry for each of the states.
    tellingen: Object.fromEntries(entries) as Record<OutboxStatus, number>,
    oudsteMoment: state.oldest?.toISOString() ?? null,
  }
}
