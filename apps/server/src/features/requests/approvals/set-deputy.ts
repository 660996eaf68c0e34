import type { approvals } from '@portal/contract/approvals.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { deputyRefusalFields, refuseDeputy } from '@portal/domain/approvals/refuse-deputy.ts'
import { bounds, refuseOneMore } from '@portal/domain/bounds.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import { insertDeputy, listColleagues, listDeputies, lockPerson, removeDeputy } from './deputies.store.ts'
import { listAccountsOf } from './submissions.store.ts'

/** Lets a colleague decide in the place of the user on these days: also on what waits already. */
export const setDeputy: UseCase<typeof approvals.setDeputy> = async (ctx, input) => {
  const { erpUserName } = signedIn(ctx)
  const { vervanger: deputy, van: from, tot: until } = input
  const today = ctx.clock.today()
  await lockPerson(ctx.db, erpUserName)
  const present = await listDeputies(ctx.db, { side: 'person', erpUserName, today })
  const full = refuseOneMore(present.length, bounds.deputies)
  if (full !== null) throw new PortalError(full.code, full.params)
  const periods = present.map(({ van, tot }) => ({ from: van, until: tot }))
  const refusal = refuseDeputy({ deputy, from, until }, { erpUserName, today, periods })
  if (refusal !== null) throw new PortalError(refusal, {}, { field: deputyRefusalFields[refusal] })
  const [colleague] = await listColleagues(ctx.db, signedIn(ctx), { erpUserName: deputy })
  if (colleague === undefined) throw new PortalError('vervanging.onbekend', {}, { field: 'vervanger' })
  const id = await insertDeputy(ctx.db, { erpUserName, deputy, from, until }, ctx.clock.now())
  ctx.audit(id, { deputy, from, until })
  await tellDeputy(ctx, deputy)
  const set = await listDeputies(ctx.db, { side: 'person', erpUserName, today })
  const stored = set.find(({ vervangingId }) => vervangingId === id)
  if (stored === undefined) throw new Error('The deputy that was stored is not there')
  return stored
}

/** Ends it at once, also in the middle; what the deputy decided stays decided. */
export const deleteDeputy: UseCase<typeof approvals.deleteDeputy> = async (ctx, { vervangingId }) => {
  const deputy = await removeDeputy(ctx.db, signedIn(ctx).erpUserName, vervangingId)
  if (deputy === null) throw new PortalError('error.niet_gevonden')
  ctx.audit(vervangingId, { deputy })
  await tellDeputy(ctx, deputy)
  return null
}

/** Open pages of the deputy too ask again what waits, and who stands in. */
async function tellDeputy(ctx: Ctx, deputy: string): Promise<void> {
  const accounts = await listAccountsOf(ctx.db, [deputy])
  ctx.afterCommit(() => {
    for (const user of accounts) ctx.hub.changed({ user }, { subjects: ['approvals'] })
  })
}
