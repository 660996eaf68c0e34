import { PortalError } from '@portal/contract/errors.ts'
import type { TransportRequest } from '@portal/contract/transport.ts'
import type { Locale } from '@portal/contract/values.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import { momentWords } from '@portal/domain/transport/moment-words.ts'
import type { TransportForm } from '@portal/domain/transport/transport-form.ts'
import { transportCallField, transportFormOfCall } from '@portal/domain/transport/transport-wire-fields.ts'
import { validateTransport } from '@portal/domain/transport/validate-transport.ts'
import { type Ctx, placeOf } from '../../../platform/context.ts'
import { longDate } from '../../../platform/mail/mail-text.ts'
import type { TargetPlace } from '../../locations/locations.store.ts'
import { storedAddress, targetOf } from '../../locations/locations.ts'
import { addressLine } from '../mail/request-words.ts'
import type { NewRequest } from '../requests.store.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { RequestKind } from './request-kind.ts'

/** A transport that may be asked for: the form as the server knows it, and where the load goes. */
interface CheckedTransport {
  readonly form: TransportForm
  readonly target: TargetPlace
}

/** Everything that must hold before transport is asked for, by the same rule as the form. */
export async function checkTransport(ctx: Ctx, input: TransportRequest): Promise<CheckedTransport> {
  const place = placeOf(ctx)
  if (place.geblokkeerd) throw new PortalError('locatie.geblokkeerd')
  const sent = transportFormOfCall(input)
  const check = { today: ctx.clock.today(), termsAccepted: input.voorwaardenGeaccepteerd, settings: ctx.settings }
  refuseFaults(validateTransport(sent, check), transportCallField)
  const target = await targetOf(ctx, { no: sent.endLocatie, from: [place], flow: 'transport' })
  const form = await withStoredEnd(ctx, await withStoredStart(ctx, sent))
  return { form, target }
}

/** A loading address that is not typed is the one of its code, and without a code that of the location. */
async function withStoredStart(ctx: Ctx, form: TransportForm): Promise<TransportForm> {
  const place = placeOf(ctx)
  if (form.vanAdrescode === '' && form.vanAdres !== '') return form
  const contact = {
    vanContactpersoon: form.vanContactpersoon || place.contactpersoon,
    vanTelefoonnummer: form.vanTelefoonnummer || place.telefoonnummer,
  }
  const { adres, postcode, plaats } = place
  if (form.vanAdrescode === '') {
    return { ...form, ...contact, vanWerkadres: '', vanAdres: adres, vanPostcode: postcode, vanPlaats: plaats }
  }
  const wanted = { locationNo: place.nummer, code: form.vanAdrescode, field: 'vanAdressCode' }
  const known = await storedAddress(ctx, wanted)
  return {
    ...form,
    ...contact,
    vanWerkadres: known.naam,
    vanAdres: known.adres,
    vanPostcode: known.postcode,
    vanPlaats: known.plaats,
  }
}

async function withStoredEnd(ctx: Ctx, form: TransportForm): Promise<TransportForm> {
  if (form.endAdrescode === '') return form
  const wanted = { locationNo: form.endLocatie, code: form.endAdrescode, field: 'endAdressCode' }
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
    type: 'Overige_verplaatsingen',
    fromLocation: origin.locationNo,
    toLocation: target.nummer,
    listId: null,
    listName: '',
    reference: form.referentie,
    remark: '',
    addressCode: form.endAdrescode,
    address: form.endAdres,
    postCode: form.endPostcode,
    city: form.endPlaats,
    contact: form.endContactpersoon,
    phoneNo: form.endTelefoonnummer,
    depotNo: '',
    depotAddressCode: '',
    transportMeans: form.transportmiddel,
    deliveryDate: form.transportDatum,
    returnDate: null,
    collect: false,
    urgent: false,
    pickup: {
      code: form.vanAdrescode,
      name: form.vanWerkadres,
      address: form.vanAdres,
      postCode: form.vanPostcode,
      city: form.vanPlaats,
      contact: form.vanContactpersoon,
      phoneNo: form.vanTelefoonnummer,
    },
    transport: {
      load: form.lading,
      loadedBy: form.wieLaadt,
      loadingOptions: form.laadopties,
      loading: { choice: form.keuzeLaadTijd, from: form.laadtijdStart, until: form.laadtijdEind },
      unloading: { choice: form.keuzeLosTijd, from: form.lostijdStart, until: form.lostijdEind },
    },
    lines: [],
  }
}

/** How a transport request is confirmed. */
export const transport: RequestKind = {
  intro: 'mail.transport.intro',
  department: 'Email_TransportAanvraag',
  words: (request, t, target) => {
    const { pickup, transport: asked } = request
    return {
      facts: [
        [t('mail.field.transportDate'), longDate(request.deliveryDate, request.language)],
        [t('mail.field.transport'), request.transportMeans],
        [t('mail.field.load'), asked?.load ?? ''],
        [t('mail.field.loadAddress'), pickup === null ? '' : addressLine(pickup)],
        [t('mail.field.loadingTime'), asked === null ? '' : momentWords(asked.loading, t)],
        [t('mail.field.loadingOptions'), asked?.loadingOptions.join(', ') ?? ''],
        [t('mail.field.loadedBy'), asked?.loadedBy ?? ''],
        [t('mail.field.toLocation'), target],
        [t('mail.field.unloadAddress'), addressLine(request)],
        [t('mail.field.unloadingTime'), asked === null ? '' : momentWords(asked.unloading, t)],
        [t('mail.field.reference'), request.reference],
      ],
      columns: [],
      rows: [],
    }
  },
}
