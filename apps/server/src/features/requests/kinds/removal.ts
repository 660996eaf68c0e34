import type { RemovalRequest } from '@portal/contract/removing.ts'
import { ownDepot, unknownDepotFaults, withStartDepot } from '@portal/domain/ordering/start-depot.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import { removalCallFieldOf, removalFormOfCall } from '@portal/domain/removing/removal-wire-fields.ts'
import { relevantRemovalForm, validateRemoval } from '@portal/domain/removing/validate-removal.ts'
import type { Ctx } from '../../../platform/context.ts'
import { longDate } from '../../../platform/mail/mail-text.ts'
import { listDepots } from '../../locations/locations.store.ts'
import {
  type LeavingList,
  type LeavingOrigin,
  lockLeavingLists,
  pickupOf,
  requestLinesOf,
} from '../leaving/leaving-lists.ts'
import { addressLine, linesTable } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { RequestKind } from './request-kind.ts'

/** A removal that may be asked for. */
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

/** The stored request of a removal: the form and a copy of the lines. Who brings the goods needs no address. */
export async function requestOfRemoval(
  ctx: Ctx,
  { form }: CheckedRemoval,
  { list, ...origin }: LeavingOrigin,
): Promise<NewRequest> {
  const pickup = await pickupOf(ctx, list, form.addressSelected)
  const isFetched = !form.zelfAfvoeren
  return {
    ...origin,
    type: 'Afvoer',
    locationNo: list.place.nummer,
    fromLocation: list.place.nummer,
    toLocation: '',
    listId: list.id,
    listName: '',
    reference: form.referentie,
    remark: form.opmerking,
    addressCode: isFetched ? pickup.code : '',
    address: isFetched ? pickup.address : '',
    postCode: isFetched ? pickup.postCode : '',
    city: isFetched ? pickup.city : '',
    contact: pickup.contact,
    phoneNo: pickup.phoneNo,
    depotNo: form.bestemming?.nummer ?? '',
    depotAddressCode: form.bestemmingadres,
    transportMeans: form.transportmiddel,
    deliveryDate: form.afvoerDatum,
    returnDate: null,
    collect: form.zelfAfvoeren,
    urgent: false,
    pickup: null,
    transport: null,
    lines: requestLinesOf(list),
  }
}

/** How a removal is confirmed. */
export const removal: RequestKind = {
  intro: 'mail.removal.intro',
  department: 'Email_Afvoer',
  words: (request, t) => {
    const { collect, language } = request
    return {
      facts: [
        [t(collect ? 'mail.field.bringDate' : 'mail.field.removalDate'), longDate(request.deliveryDate, language)],
        [t('mail.field.toDepot'), request.depotNo],
        [t('mail.field.fetchAddress'), collect ? '' : addressLine(request)],
        [t('mail.field.transport'), request.transportMeans],
        [t('mail.field.reference'), request.reference],
        [t('mail.field.remark'), request.remark],
      ],
      ...linesTable(request.lines, t),
    }
  },
}
