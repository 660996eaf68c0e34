import { PortalError } from '@portal/contract/errors.ts'
import type { TransportRequest } from '@portal/contract/transport.ts'
import type { Locale } from '@portal/contract/values.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import { emptyDraft } from '@portal/domain/requests/request-draft.ts'
import { fromWire, wireNames } from '@portal/domain/requests/wire-fields.ts'
import { loadingMoment, momentWords, unloadingMoment } from '@portal/domain/transport/moment-words.ts'
import { type TransportForm, validateTransport } from '@portal/domain/transport/validate-transport.ts'
import { type Ctx, placeOf } from '../../../platform/context.ts'
import { longDate } from '../../../platform/mail/mail-text.ts'
import type { TargetPlace } from '../../locations/locations.store.ts'
import { storedAddress, targetOf } from '../../locations/locations.ts'
import { addressLine, pickupLine } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { RequestKind } from './request-kind.ts'

/** A transport that may be asked for: the form as the server knows it, and where the load goes. */
interface CheckedTransport {
  readonly form: TransportForm
  readonly target: TargetPlace
}

const callField = wireNames('transport')

/** Everything that must hold before transport is asked for, by the same rule as the form. */
export async function checkTransport(ctx: Ctx, input: TransportRequest): Promise<CheckedTransport> {
  const place = placeOf(ctx)
  const refusal = refuseLeavingAt(place)
  if (refusal !== null) throw new PortalError(refusal)
  const sent = fromWire('transport', input)
  const check = { today: ctx.clock.today(), termsAccepted: input.voorwaardenGeaccepteerd, settings: ctx.settings }
  refuseFaults(validateTransport(sent, check), callField)
  const target = await targetOf(ctx, { no: sent.toLocation, from: [place], flow: 'transport' })
  const form = await withStoredEnd(ctx, await withStoredStart(ctx, sent))
  return { form, target }
}

/** A loading address that is not typed is the one of its code, and without a code that of the location. */
async function withStoredStart(ctx: Ctx, form: TransportForm): Promise<TransportForm> {
  const place = placeOf(ctx)
  if (form.pickupCode === '' && form.pickupAddress !== '') return form
  const contact = {
    pickupContact: form.pickupContact || place.contactpersoon,
    pickupPhoneNo: form.pickupPhoneNo || place.telefoonnummer,
  }
  const { adres, postcode, plaats } = place
  if (form.pickupCode === '') {
    return { ...form, ...contact, pickupName: '', pickupAddress: adres, pickupPostCode: postcode, pickupCity: plaats }
  }
  const wanted = { locationNo: place.nummer, code: form.pickupCode, field: callField.pickupCode }
  const known = await storedAddress(ctx, wanted)
  return {
    ...form,
    ...contact,
    pickupName: known.naam,
    pickupAddress: known.adres,
    pickupPostCode: known.postcode,
    pickupCity: known.plaats,
  }
}

async function withStoredEnd(ctx: Ctx, form: TransportForm): Promise<TransportForm> {
  if (form.addressCode === '') return form
  const wanted = { locationNo: form.toLocation, code: form.addressCode, field: callField.addressCode }
  return withEndAddress(form, await storedAddress(ctx, wanted))
}

/** Who asks for transport and from where. */
interface TransportOrigin {
  readonly id: string
  readonly userName: string
  readonly locationNo: string
  readonly language: Locale
}

/** The stored request of a transport: a move without lines that names its means of transport. */
export function requestOfTransport({ form, target }: CheckedTransport, origin: TransportOrigin): NewRequest {
  return {
    ...origin,
    kind: 'transport',
    fromLocation: origin.locationNo,
    listId: null,
    listName: '',
    draft: { ...emptyDraft, ...form, toLocation: target.nummer },
    lines: [],
  }
}

/** How a transport request is confirmed. */
export const transport: RequestKind = {
  intro: 'mail.transport.intro',
  department: 'Email_TransportAanvraag',
  words: ({ draft, language }, t, target) => ({
    facts: [
      [t('mail.field.transportDate'), longDate(draft.deliveryDate, language)],
      [t('mail.field.transport'), draft.transportMeans],
      [t('mail.field.load'), draft.load],
      [t('mail.field.loadAddress'), pickupLine(draft)],
      [t('mail.field.loadingTime'), momentWords(loadingMoment(draft), t)],
      [t('mail.field.loadingOptions'), draft.loadingOptions.join(', ')],
      [t('mail.field.loadedBy'), draft.loadedBy],
      [t('mail.field.toLocation'), target],
      [t('mail.field.unloadAddress'), addressLine(draft)],
      [t('mail.field.unloadingTime'), momentWords(unloadingMoment(draft), t)],
      [t('mail.field.reference'), draft.reference],
    ],
    columns: [],
    rows: [],
  }),
}
