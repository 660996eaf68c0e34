import type { RemovalRequest } from '@portal/contract/removing.ts'
import { ownDepot, unknownDepotFaults, withStartDepot } from '@portal/domain/ordering/start-depot.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import { removalCallFieldOf, removalFormOfCall } from '@portal/domain/removing/removal-wire-fields.ts'
import { relevantRemovalForm, validateRemoval } from '@portal/domain/removing/validate-removal.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseFaults } from '../../platform/refuse-faults.ts'
import { listDepots } from '../locations/locations.store.ts'
import { type LeavingList, lockLeavingLists } from './removing.ts'

interface CheckedRemoval {
  readonly form: RemovalForm
  readonly lists: readonly LeavingList[]
}

/** Everything but the stock that must hold before a removal is asked for, by the same rule as the form. */
export async function checkRemoval(ctx: Ctx, input: RemovalRequest): Promise<CheckedRemoval> {
  const lists = await lockLeavingLists(ctx, input)
  const depots = await listDepots(ctx.db)
  const sent = relevantRemovalForm(removalFormOfCall(input))
  const form = withStartDepot(sent, depots, ownDepot('Depot_Afvoer', ctx.settings))
  const faults = validateRemoval(form, {
    today: ctx.clock.today(),
    termsAccepted: input.voorwaardenGeaccepteerd,
    settings: ctx.settings,
    fromLocations: lists.map((list) => list.place.nummer),
  })
  refuseFaults(faults, (field) => removalCallFieldOf[field])
  refuseFaults(unknownDepotFaults(form, depots), (field) => removalCallFieldOf[field])
  return { form, lists }
}
