import type { MoveRequest } from '@portal/contract/moving.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import type { MoveForm } from '@portal/domain/moving/move-form.ts'
import { moveCallFieldOf, moveFormOfCall } from '@portal/domain/moving/move-wire-fields.ts'
import { validateMove } from '@portal/domain/moving/validate-move.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseFaults } from '../../platform/refuse-faults.ts'
import type { TargetPlace } from '../locations/locations.store.ts'
import { storedAddress, targetOf } from '../locations/locations.ts'
import { type LeavingList, lockLeavingLists } from '../removing/removing.ts'

/** A move that may be asked for. */
export interface CheckedMove {
  readonly form: MoveForm
  readonly target: TargetPlace
  readonly lists: readonly LeavingList[]
}

/** Everything but the stock that must hold before a move is asked for, by the same rule as the form. */
export async function checkMove(ctx: Ctx, input: MoveRequest): Promise<CheckedMove> {
  const lists = await lockLeavingLists(ctx, input)
  const from = lists.map((list) => list.place)
  const sent = moveFormOfCall(input)
  const faults = validateMove(sent, {
    today: ctx.clock.today(),
    termsAccepted: input.voorwaardenGeaccepteerd,
    settings: ctx.settings,
    fromLocations: from.map((place) => place.nummer),
  })
  refuseFaults(faults, (field) => moveCallFieldOf[field])
  const target = await targetOf(ctx, { no: sent.endLocatie, from, flow: 'move' })
  const form = await withStoredEnd(ctx, sent)
  return { form, target, lists }
}

async function withStoredEnd(ctx: Ctx, form: MoveForm): Promise<MoveForm> {
  if (form.endAdrescode === '') return form
  const wanted = { locationNo: form.endLocatie, code: form.endAdrescode, field: 'endAdressCode' }
  return withEndAddress(form, await storedAddress(ctx, wanted))
}
