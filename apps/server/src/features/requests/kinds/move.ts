import type { MoveRequest } from '@portal/contract/moving.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import type { MoveForm } from '@portal/domain/moving/move-form.ts'
import { moveCallFieldOf, moveFormOfCall } from '@portal/domain/moving/move-wire-fields.ts'
import { validateMove } from '@portal/domain/moving/validate-move.ts'
import type { Ctx } from '../../../platform/context.ts'
import { longDate } from '../../../platform/mail/mail-text.ts'
import type { TargetPlace } from '../../locations/locations.store.ts'
import { storedAddress, targetOf } from '../../locations/locations.ts'
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

/** A move that may be asked for. */
interface CheckedMove {
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

/** The stored request of a move: the form and a copy of the lines. */
export async function requestOfMove(
  ctx: Ctx,
  { form }: CheckedMove,
  { list, ...origin }: LeavingOrigin,
): Promise<NewRequest> {
  return {
    ...origin,
    type: 'Overige_verplaatsingen',
    locationNo: list.place.nummer,
    fromLocation: list.place.nummer,
    toLocation: form.endLocatie,
    listId: list.id,
    listName: '',
    reference: form.referentie,
    remark: form.opmerking,
    addressCode: form.endAdrescode,
    address: form.endAdres,
    postCode: form.endPostcode,
    city: form.endPlaats,
    contact: form.endContactpersoon,
    phoneNo: form.endTelefoonnummer,
    depotNo: '',
    depotAddressCode: '',
    transportMeans: form.transportmiddel,
    deliveryDate: form.verplaatsDatum,
    returnDate: form.retourDatum,
    collect: false,
    urgent: false,
    pickup: await pickupOf(ctx, list, form.addressSelected),
    transport: null,
    lines: requestLinesOf(list),
  }
}

/** How a move is confirmed. */
export const move: RequestKind = {
  intro: 'mail.move.intro',
  department: 'Email_Verplaatsing',
  words: (request, t, target) => ({
    facts: [
      [t('mail.field.moveDate'), longDate(request.deliveryDate, request.language)],
      [t('mail.field.expectedReturn'), longDate(request.returnDate, request.language)],
      [t('mail.field.fetchAddress'), request.pickup === null ? '' : addressLine(request.pickup)],
      [t('mail.field.toLocation'), target],
      [t('mail.field.address'), addressLine(request)],
      [t('mail.field.transport'), request.transportMeans],
      [t('mail.field.reference'), request.reference],
      [t('mail.field.remark'), request.remark],
    ],
    ...linesTable(request.lines, t),
  }),
}
