import type { Ctx } from '../../platform/context.ts'

/** Sends administrators with a list of accounts open the event that it changed, after the commit. */
export function tellUsers(ctx: Pick<Ctx, 'hub' | 'afterCommit'>): void {
  ctx.afterCommit(() => ctx.hub.changed('administrators', { subjects: ['users'] }))
}
