import { PortalError } from '@portal/contract/errors.ts'
import type { OrderListItem } from '@portal/contract/order-list.ts'
import type { OrderRequest } from '@portal/contract/ordering.ts'
import type { Locale } from '@portal/contract/values.ts'
import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { refuseListChange } from '@portal/domain/order-list/list-state.ts'
import { orderMode } from '@portal/domain/ordering/approval-needed.ts'
import { type OrderForm, relevantOrderForm } from '@portal/domain/ordering/order-form.ts'
import { orderCallFieldOf, orderFormOfCall } from '@portal/domain/ordering/order-wire-fields.ts'
import { pickupDepots, withPickupDepot } from '@portal/domain/ordering/pickup-depot.ts'
import { unknownDepotFaults } from '@portal/domain/ordering/start-depot.ts'
import { isOrderUrgent, validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { urgentCharge } from '@portal/domain/prices/urgent-charge.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import { type Ctx, placeOf, signedIn } from '../../../platform/context.ts'
import { joined, longDate } from '../../../platform/mail/mail-text.ts'
import type { UserLocation } from '../../../platform/session-user.ts'
import { listAddresses, listDepots } from '../../locations/locations.store.ts'
import { type ListHead, listLines, lockList, standingOf } from '../../order-list/order-list.store.ts'
import { linesTable } from '../mail/request-words.ts'
import type { NewRequest, NewRequestLine } from '../requests.store.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { RequestKind } from './request-kind.ts'

/** An order to be judged: who asks is known by the list, which is locked. */
export interface AskedOrder {
  readonly place: UserLocation
  readonly list: ListHead
  readonly input: OrderRequest
}

/** An order that may be placed or submitted: the form as the server knows it, and the lines of the list. */
export interface CheckedOrder {
  readonly list: ListHead
  readonly form: OrderForm
  readonly lines: readonly OrderListItem[]
}

/** Who may order directly, must ask for approval, or neither (R-ROLE-30 to R-ROLE-32, OP-31). */
export function refuseMode(ctx: Ctx, wanted: 'place' | 'submit'): void {
  const mode = orderMode(ctx.settings.bool('AppBestellen_Goedkeuring'), placeOf(ctx).rol)
  if (mode === 'refused') throw new PortalError('error.niet_toegankelijk')
  if (mode === wanted) return
  throw new PortalError(wanted === 'place' ? 'bestellen.goedkeuring_nodig' : 'bestellen.goedkeuring_niet_nodig')
}

/** The list to order. It stays as it is until the end of the call, so that two windows cannot order it twice. */
export async function lockOrderedList(ctx: Ctx, input: OrderRequest): Promise<ListHead> {
  const place = placeOf(ctx)
  refusePlace(place)
  const owner = { userName: signedIn(ctx).userName, locationNo: place.nummer }
  const list = await lockList(ctx.db, owner, input.bestellijstId)
  if (list === null) throw new PortalError('error.niet_gevonden')
  const refusal = refuseListChange(standingOf(list, place.geblokkeerd))
  if (refusal !== null) throw new PortalError(refusal)
  if (input.versie !== undefined && input.versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  return list
}

/**
 * Everything that must hold before an order is placed or submitted; the same for both calls, and by the same rule as the
 * form (R-REQ-02, R-REQ-07, R-REQ-08, R-DATE-01 to R-DATE-03, R-RULE-07, R-RULE-08, R-VAL-21).
 */
export async function checkOrder(ctx: Ctx, { place, list, input }: AskedOrder): Promise<CheckedOrder> {
  refusePlace(place)
  const today = ctx.clock.today()
  const lines = await listLines(ctx.db, list.id, { language: input.language, priceGroup: place.customerNo, today })
  refuseLines(lines)
  const sent = relevantOrderForm(orderFormOfCall(input))
  const depots = sent.ophalen ? await listDepots(ctx.db) : []
  const asked = withPickupDepot(sent, depots, ctx.settings)
  const faults = validateOrder(asked, { today, termsAccepted: input.voorwaardenGeaccepteerd, settings: ctx.settings })
  refuseFaults(faults, (field) => orderCallFieldOf[field])
  refuseFaults(unknownDepotFaults(asked, pickupDepots(depots)), (field) => orderCallFieldOf[field])
  const form = await withStoredAddress(ctx, place, asked)
  return { list, lines, form: { ...form, spoed: isOrderUrgent(form, today, ctx.settings) } }
}

function refusePlace(place: UserLocation): void {
  const refusal = refuseOrderAt(place)
  if (refusal !== null) throw new PortalError(refusal)
}

function refuseLines(lines: readonly OrderListItem[]): void {
  if (lines.length === 0) throw new PortalError('bestellen.lijst_leeg')
  const missing = lines.find((line) => !line.bestelbaar)
  if (missing !== undefined) throw new PortalError('artikel.niet_bestelbaar', { item: missing.materieelSoort })
}

/**
 * The form with the address that its code stands for. A code of another location is refused, and the text of a known
 * address comes from the record, never from the client; without a code the address is the one typed.
 */
async function withStoredAddress(ctx: Ctx, place: UserLocation, form: OrderForm): Promise<OrderForm> {
  if (form.adrescode === '') return form
  const addresses = await listAddresses(ctx.db, place.nummer)
  const address = addresses.find((entry) => entry.code === form.adrescode)
  if (address === undefined) throw new PortalError('adres.niet_gevonden', {}, { field: 'adressCode' })
  return { ...form, werkadres: address.naam, adres: address.adres, postcode: address.postcode, plaats: address.plaats }
}

/** Who places an order and where. */
interface OrderOrigin {
  readonly id: string
  readonly userName: string
  readonly place: UserLocation
  readonly language: Locale
}

/** The stored request of an order: the form, a copy of the lines, and the charge line of an urgent one (R-RULE-08). */
export function requestOfOrder(checked: CheckedOrder, origin: OrderOrigin, settings: Settings): NewRequest {
  const { form, list } = checked
  const { id, userName, place, language } = origin
  return {
    id,
    userName,
    language,
    type: 'Aanvoer',
    locationNo: place.nummer,
    fromLocation: '',
    toLocation: place.nummer,
    pickup: null,
    transport: null,
    listId: list.id,
    listName: list.naam,
    reference: form.referentie,
    remark: form.opmerking,
    addressCode: form.adrescode,
    address: form.adres,
    postCode: form.postcode,
    city: form.plaats,
    contact: form.contactpersoon,
    phoneNo: form.telefoonnummer,
    depotNo: form.bestemming?.nummer ?? '',
    depotAddressCode: form.bestemmingadres,
    transportMeans: form.transportmiddel,
    deliveryDate: form.leverDatum,
    returnDate: form.retourDatum,
    collect: form.ophalen,
    urgent: form.spoed,
    lines: [...linesOf(checked), ...chargeLines(form, settings, checked.lines.length)],
  }
}

function linesOf({ lines }: CheckedOrder): NewRequestLine[] {
  const lineNos = new Map(lines.map((line, index) => [line.id, index + 1]))
  return lines.map((line, index) => ({
    lineNo: index + 1,
    parentLineNo: line.parentId === null ? null : (lineNos.get(line.parentId) ?? null),
    kind: line.type,
    no: line.materieelSoort,
    plantNo: '',
    description: line.omschrijving,
    unit: line.eenheid,
    quantity: line.aantal,
    remark: line.comment,
    charge: null,
  }))
}

function chargeLines(form: OrderForm, settings: Settings, lines: number): NewRequestLine[] {
  const charge = urgentCharge(form.spoed, settings)
  if (charge === null) return []
  const days = String(settings.int('Spoed_Werkdagen'))
  return [
    {
      lineNo: lines + 1,
      parentLineNo: null,
      kind: 'Artikel',
      no: charge.code,
      plantNo: '',
      description: settings.string('Spoed_Tekst').replaceAll('{days}', days),
      unit: '',
      quantity: charge.quantity,
      remark: '',
      charge: charge.price,
    },
  ]
}

/** How an order is confirmed. */
export const order: RequestKind = {
  intro: 'mail.order.intro',
  department: 'Email_Aanvraag',
  words: (request, t) => {
    const { collect, language } = request
    const address = joined([request.address, joined([request.postCode, request.city], ' ')], ', ')
    return {
      facts: [
        [t(collect ? 'mail.field.pickupDate' : 'mail.field.deliveryDate'), longDate(request.deliveryDate, language)],
        [t('mail.field.returnDate'), longDate(request.returnDate, language)],
        [t('mail.field.address'), collect ? '' : address],
        [t('mail.field.depot'), collect ? request.depotNo : ''],
        [t('mail.field.contact'), joined([request.contact, request.phoneNo], ', ')],
        [t('mail.field.transport'), request.transportMeans],
        [t('mail.field.reference'), request.reference],
        [t('mail.field.remark'), request.remark],
      ],
      ...linesTable(request.lines, t),
    }
  },
}
