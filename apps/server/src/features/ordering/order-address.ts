import { PortalError } from '@portal/contract/errors.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import type { Ctx } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { listAddresses } from '../locations/locations.store.ts'

/**
 * The form with the address that its code stands for. A code of another location is refused, and the text of a known
 * address comes from the record, never from the client; without a code the address is the one typed.
 */
export async function withStoredAddress(ctx: Ctx, place: UserLocation, form: OrderForm): Promise<OrderForm> {
  if (form.adrescode === '') return form
  const addresses = await listAddresses(ctx.db, place.nummer)
  const address = addresses.find((entry) => entry.code === form.adrescode)
  if (address === undefined) throw new PortalError('adres.niet_gevonden', {}, { field: 'adressCode' })
  return { ...form, werkadres: address.naam, adres: address.adres, postcode: address.postcode, plaats: address.plaats }
}
