import { PortalError } from '@portal/contract/errors.ts'
import type { orderList } from '@portal/contract/order-list.ts'
import { emptyId } from '@portal/contract/values.ts'
import { refuseAddSets } from '@portal/domain/order-list/validate-add.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { type AskedSet, addToList } from './add-items.ts'
import { findListLocation } from './order-list.store.ts'

type AddSets = UseCase<typeof orderList.addSet | typeof orderList.addMainSet>
type Asked = Parameters<AddSets>[1]

/** Sets with the chosen lines only, each line with the number of its set (R-PAY-07, R-ENT-47, decision: ordering). */
export const addSet: AddSets = (ctx, input) => addSets(ctx, input, 'chosen')

/** Sets as they are: every line that is not optional, and the optional ones that are named (R-PAY-09, decision: ordering). */
export const addMainSet: AddSets = (ctx, input) => addSets(ctx, input, 'whole')

async function addSets(ctx: Ctx, input: Asked, parts: AskedSet['parts']) {
  const place = await ctx.at(await locationOf(ctx, input))
  const sets = wantedSets(input)
  return addToList({ ...ctx, place }, input.bestellijstId, {
    items: [],
    sets: sets.map((set) => ({ ...set, parts })),
  })
}

/** @throws PortalError when there are none, or one has no number or quantity (R-VAL-03, R-VAL-04, R-VAL-05) */
function wantedSets({ sets }: Asked): Omit<AskedSet, 'parts'>[] {
  const refusal = refuseAddSets(sets)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  return sets.map(({ setNummer, aantal, setItems }) => ({
    setNummer: (setNummer ?? '').toUpperCase(),
    aantal: aantal ?? 0,
    chosen: setItems.map((item) => ({ ...item, materieelSoort: item.materieelSoort.toUpperCase() })),
  }))
}

/** Where the list is: as asked, else of the named list. What is not this person's does not exist. */
async function locationOf(ctx: Ctx, input: Asked): Promise<string> {
  const { userName } = signedIn(ctx)
  if (input.gebruikerLogin !== undefined && input.gebruikerLogin.toLowerCase() !== userName.toLowerCase())
    throw new PortalError('error.niet_gevonden')
  if (input.materieellocatie !== undefined) return input.materieellocatie
  const known = input.bestellijstId === emptyId ? null : await findListLocation(ctx.db, userName, input.bestellijstId)
  if (known === null) throw new PortalError('error.niet_gevonden')
  return known
}
