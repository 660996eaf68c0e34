import { PortalError } from '@portal/contract/errors.ts'
import type { RemovalRequest } from '@portal/contract/removing.ts'
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
  const sent = relevantRemovalForm(removalFormOfCall(input))
  const faults = validateRemoval(sent, {
    today: ctx.clock.today(),
    termsAccepted: input.voorwaardenGeaccepteerd,
    settings: ctx.settings,
    fromLocations: lists.map((list) => list.place.nummer),
  })
  refuseFaults(faults, (field) => removalCallFieldOf[field])
  const form = withDepot(ctx, sent)
  await refuseDepot(ctx, form)
  await refuseOverStanding(ctx, lists)
  return { form, lists }
}

/** Where no depot is asked for, the goods go to the one that the setting names. */
function withDepot(ctx: Ctx, form: RemovalForm): RemovalForm {
  const preferred = ctx.settings.string('Depot_Afvoer')
  if (form.bestemming !== null || preferred === '') return form
  return { ...form, bestemming: { nummer: preferred }, bestemmingadres: '' }
}

async function refuseDepot(ctx: Ctx, { bestemming, bestemmingadres }: RemovalForm): Promise<void> {
  if (bestemming === null) return
  const depot = (await listDepots(ctx.db)).find((entry) => entry.nummer === bestemming.nummer)
  if (depot === undefined) throw new PortalError('depot.niet_gevonden', {}, { field: 'depotnummer' })
  const isKnownAddress = bestemmingadres === '' || depot.adressen.some((entry) => entry.code === bestemmingadres)
  if (!isKnownAddress) throw new PortalError('depot.niet_gevonden', {}, { field: 'depotAdressCode' })
}
