import { type ErrorCode, type ErrorParams, PortalError } from '@portal/contract/errors.ts'
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

/** What is ordered, as far as the rules and the request look at it. */
export type OrderedLine = Pick<
  OrderListItem,
  'id' | 'parentId' | 'type' | 'materieelSoort' | 'omschrijving' | 'eenheid' | 'aantal' | 'comment' | 'bestelbaar'
>

/** An order that may be placed or submitted: the form as the server knows it, and the lines of the list. */
export interface CheckedOrder {
  /** Null for a list that was deleted since. */
  readonly list: { readonly id: string | null; readonly naam: string }
  readonly form: OrderForm
  readonly lines: readonly OrderedLine[]
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
  const reader = { language: input.language, priceGroup: place.customerNo, today: ctx.clock.today() }
  const lines = await listLines(ctx.db, list.id, reader)
  const { form, faults } = await judgeOrder(ctx, { place, lines, input })
  refuseOrderFaults(faults)
  return { list, lines, form }
}

/** Something wrong with an order: a field of the call, a line by its id, or with neither the whole. */
export interface OrderFault {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly field: string | null
  readonly lineId: string | null
}

/** The order as the server knows it, and all that is wrong with it; the most telling fault is first. */
export async function judgeOrder(
  ctx: Ctx,
  asked: { readonly place: UserLocation; readonly lines: readonly OrderedLine[]; readonly input: OrderRequest },
): Promise<{ readonly form: OrderForm; readonly faults: readonly OrderFault[] }> {
  const { place, lines, input } = asked
  const { settings } = ctx
  const today = ctx.clock.today()
  const sent = relevantOrderForm(orderFormOfCall(input))
  const depots = sent.ophalen ? await listDepots(ctx.db) : []
  const found = withPickupDepot(sent, depots, settings)
  const form = await withStoredAddress(ctx, place, found)
  const fieldFaults = [
    ...validateOrder(found, { today, termsAccepted: input.voorwaardenGeaccepteerd, settings }),
    ...unknownDepotFaults(found, pickupDepots(depots)),
  ].map(({ field, code, params }) => ({ code, params, field: orderCallFieldOf[field], lineId: null }))
  const address = { code: 'adres.niet_gevonden', params: {}, field: 'adressCode', lineId: null } as const
  return {
    form: { ...(form ?? found), spoed: isOrderUrgent(found, today, settings) },
    faults: [...placeFaults(place), ...lineFaults(lines), ...fieldFaults, ...(form === null ? [address] : [])],
  }
}

/** Refuses with the first fault, and beside it every other that is about a field. */
export function refuseOrderFaults(faults: readonly OrderFault[]): void {
  const [first] = faults
  if (first === undefined) return
  if (first.field === null) throw new PortalError(first.code, first.params)
  refuseFaults(
    faults.flatMap(({ field, ...fault }) => (field === null ? [] : [{ ...fault, field }])),
    (field) => field,
  )
}

function placeFaults(place: UserLocation): OrderFault[] {
  const refusal = refuseOrderAt(place)
  return refusal === null ? [] : [{ code: refusal, params: {}, field: null, lineId: null }]
}

function refusePlace(place: UserLocation): void {
  refuseOrderFaults(placeFaults(place))
}

function lineFaults(lines: readonly OrderedLine[]): OrderFault[] {
  if (lines.length === 0) return [{ code: 'bestellen.lijst_leeg', params: {}, field: null, lineId: null }]
  const missing = lines.filter((line) => !line.bestelbaar)
  return missing.map(({ id, materieelSoort }) => ({
    code: 'artikel.niet_bestelbaar',
    params: { item: materieelSoort },
    field: null,
    lineId: id,
  }))
}

/**
 * The form with the address that its code stands for; null for a code that is none of this location. The text of a known
 * address comes from the record, never from the client; without a code the address is the one typed.
 */
async function withStoredAddress(ctx: Ctx, place: UserLocation, form: OrderForm): Promise<OrderForm | null> {
  if (form.adrescode === '') return form
  const addresses = await listAddresses(ctx.db, place.nummer)
  const address = addresses.find((entry) => entry.code === form.adrescode)
  if (address === undefined) return null
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
