import { PortalError } from '@portal/contract/errors.ts'
import type { Depot } from '@portal/contract/locations.ts'
import type { RemovalRequest } from '@portal/contract/removing.ts'
import { withStartDepot } from '@portal/domain/ordering/start-depot.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import { removalCallFieldOf, removalFormOfCall } from '@portal/domain/removing/removal-wire-fields.ts'
import { relevantRemovalForm, validateRemoval } from '@portal/domain/removing/validate-removal.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseFaults } from '../../platform/refuse-faults.ts'
import { listDepots } from '../locations/locations.store.ts'
import { type LeavingList, lockLeavingLists, refuseOverStanding } from './removing.store.ts'

interface CheckedRemoval {
  readonly form: RemovalForm
  readonly lists: readonly LeavingList[]
}

/** Everything that must hold before a removal is asked for, by the same rule as the form. */
export async function checkRemoval(ctx: Ctx, input: RemovalRequest): Promise<CheckedRemoval> {
  const lists = await lockLeavingLists(ctx, input)
  const depots = await listDepots(ctx.db)
  const sent = relevantRemovalForm(removalFormOfCall(input))
  const form = withStartDepot(sent, depots, ctx.settings.string('Depot_Afvoer'))
  const faults = validateRemoval(form, {
    today: ctx.clock.today(),
    termsAccepted: input.voorwaardenGeaccepteerd,
    settings: ctx.settings,
    fromLocations: lists.map((list) => list.place.nummer),
  })
  refuseFaults(faults, (field) => removalCallFieldOf[field])
  refuseDepot(depots, form)
  await refuseOverStanding(ctx, lists)
  return { form, lists }
}

function refuseDepot(depots: readonly Depot[], { bestemming, bestemmingadres }: RemovalForm): void {
  if (bestemming === null) return
  const depot = depots.find((entry) => entry.nummer === bestemming.nummer)
  if (depot === undefined) throw new PortalError('depot.niet_gevonden', {}, { field: 'depotnummer' })
  const isKnownAddress = bestemmingadres === '' || depot.adressen.some((entry) => entry.code === bestemmingadres)
  if (!isKnownAddress) throw new PortalError('depot.niet_gevonden', {}, { field: 'depotAdressCode' })
}
