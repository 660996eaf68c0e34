import { PortalError } from '@portal/contract/errors.ts'
import type { TransportRequest } from '@portal/contract/transport.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import type { TransportForm } from '@portal/domain/transport/transport-form.ts'
import { transportCallField, transportFormOfCall } from '@portal/domain/transport/transport-wire-fields.ts'
import { validateTransport } from '@portal/domain/transport/validate-transport.ts'
import { type Ctx, placeOf } from '../../platform/context.ts'
import { refuseFaults } from '../../platform/refuse-faults.ts'
import type { TargetPlace } from '../locations/locations.store.ts'
import { storedAddress, targetOf } from '../locations/locations.ts'

/** A transport that may be asked for: the form as the server knows it, and where the load goes. */
export interface CheckedTransport {
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
