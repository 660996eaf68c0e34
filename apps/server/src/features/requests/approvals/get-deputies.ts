import type { approvals } from '@portal/contract/approvals.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { listColleagues, listDeputies } from './deputies.store.ts'

const mostPeople = 10

/** Who stands in for the user, and for whom the user does, today or later. */
export const getDeputies: UseCase<typeof approvals.getDeputies> = async (ctx) => {
  const of = { erpUserName: signedIn(ctx).erpUserName, today: ctx.clock.today() }
  const eigen = await listDeputies(ctx.db, { ...of, side: 'person' })
  return { eigen, voorAnderen: await listDeputies(ctx.db, { ...of, side: 'deputy' }) }
}

/** Names only: addresses of colleagues are not for everybody. */
export const findPeople: UseCase<typeof approvals.findPeople> = async (ctx, { zoekterm }) => {
  const items = await listColleagues(ctx.db, signedIn(ctx), { term: zoekterm, most: mostPeople })
  return { items }
}
