import { PortalError } from '@portal/contract/errors.ts'
import type { removalList } from '@portal/contract/removal-list.ts'
import {
  type AskedReturn,
  planReturns,
  type ReturnFacts,
  type ReturnPlan,
} from '@portal/domain/removal-list/plan-returns.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { refuseLeaving, refuseLongRemark } from './change-removal-list.ts'
import { readReturnFacts, saveReturns } from './removal-lines.store.ts'
import { openRemovalList } from './removal-list.store.ts'

export interface Added {
  readonly listId: string
  readonly plan: ReturnPlan
  readonly facts: readonly ReturnFacts[]
  readonly versie: number
}

/** Adds things to the list of the location of the call; all of them, or none when one is at fault. */
export async function addReturns(ctx: Ctx, asked: readonly AskedReturn[]): Promise<Added> {
  const place = placeOf(ctx)
  refuseLeaving([place])
  const at = ctx.clock.now()
  const list = await openRemovalList(ctx.db, { userName: signedIn(ctx).userName, locationNo: place.nummer }, at)
  const facts = await readReturnFacts(ctx.db, list, asked)
  const plan = planReturns(asked, facts, ctx.settings.bool('Afvoeren_MaximaalVoorraad'))
  if ('code' in plan) {
    throw new PortalError(plan.code, plan.params, { field: `items.${plan.index}.retourAantal` })
  }
  if (plan.lines.length === 0) {
    ctx.changedNothing()
    return { listId: list.id, plan, facts, versie: list.version }
  }
  const versie = await saveReturns(ctx.db, list, { lines: plan.lines, at })
  ctx.audit(place.nummer, { added: plan.added, grown: plan.grown })
  return { listId: list.id, plan, facts, versie }
}

/** R-SCR-STOCK-09, R-ENT-12, R-RULE-01. */
export const addItems: UseCase<typeof removalList.addItems> = async (ctx, input) => {
  if (input.items.length === 0) throw new PortalError('reject.items_leeg')
  for (const [index, item] of input.items.entries()) refuseLongRemark(ctx, item.opmerking, `items.${index}.opmerking`)
  const asked = input.items.map((item) => ({
    ...item,
    materieelSoort: item.materieelSoort.toUpperCase(),
    materieelNummer: item.materieelNummer.toUpperCase(),
  }))
  const { plan, versie } = await addReturns(ctx, asked)
  return { toegevoegd: plan.added, opgehoogd: plan.grown, alAanwezig: plan.already, versie }
}
