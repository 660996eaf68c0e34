import type { MoveRequest } from '@portal/contract/moving.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import { type MoveForm, validateMove } from '@portal/domain/moving/validate-move.ts'
import { emptyDraft } from '@portal/domain/requests/request-draft.ts'
import { fromWire, wireNames } from '@portal/domain/requests/wire-fields.ts'
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
import { addressLine, linesTable, pickupLine } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { RequestKind } from './request-kind.ts'

/** A move that may be asked for. */
interface CheckedMove {
  readonly form: MoveForm
  readonly target: TargetPlace
  readonly lists: readonly LeavingList[]
}

const callField = wireNames('move')

/** Everything but the stock that must hold before a move is asked for, by the same rule as the form. */
export async function checkMove(ctx: Ctx, input: MoveRequest): Promise<CheckedMove> {
  const lists = await lockLeavingLists(ctx, input)
  const from = lists.map((list) => list.place)
  const sent = fromWire('move', input)
  const faults = validateMove(sent, {
    today: ctx.clock.today(),
    termsAccepted: input.voorwaardenGeaccepteerd,
    settings: ctx.settings,
    fromLocations: from.map((place) => place.nummer),
  })
  refuseFaults(faults, callField)
  const target = await targetOf(ctx, { no: sent.toLocation, from, flow: 'move' })
  const form = await withStoredEnd(ctx, sent)
  return { form, target, lists }
}

async function withStoredEnd(ctx: Ctx, form: MoveForm): Promise<MoveForm> {
  if (form.addressCode === '') return form
  const wanted = { locationNo: form.toLocation, code: form.addressCode, field: callField.addressCode }
  return withEndAddress(form, await storedAddress(ctx, wanted))
}

/** The stored request of a move: the form and a copy of the lines. */
export async function requestOfMove(
  ctx: Ctx,
  { form }: CheckedMove,
  { list, ...origin }: LeavingOrigin,
): Promise<NewRequest> {
  const pickup = await pickupOf(ctx, list, form.fetchAddresses)
  return {
    ...origin,
    kind: 'move',
    locationNo: list.place.nummer,
    fromLocation: list.place.nummer,
    listId: list.id,
    listName: '',
    draft: {
      ...emptyDraft,
      ...form,
      pickupCode: pickup.code,
      pickupName: pickup.name,
      pickupAddress: pickup.address,
      pickupPostCode: pickup.postCode,
      pickupCity: pickup.city,
      pickupContact: pickup.contact,
      pickupPhoneNo: pickup.phoneNo,
    },
    lines: requestLinesOf(list),
  }
}

/** How a move is confirmed. */
export const move: RequestKind = {
  intro: 'mail.move.intro',
  department: 'Email_Verplaatsing',
  words: ({ draft, language, lines }, t, target) => ({
    facts: [
      [t('mail.field.moveDate'), longDate(draft.deliveryDate, language)],
      [t('mail.field.expectedReturn'), longDate(draft.returnDate, language)],
      [t('mail.field.fetchAddress'), pickupLine(draft)],
      [t('mail.field.toLocation'), target],
      [t('mail.field.address'), addressLine(draft)],
      [t('mail.field.transport'), draft.transportMeans],
      [t('mail.field.reference'), draft.reference],
      [t('mail.field.remark'), draft.remark],
    ],
    ...linesTable({ lines, language }, t),
  }),
}
