import { type ErrorCode, type ErrorParams, PortalError } from '@portal/contract/errors.ts'
import type { OrderRequest } from '@portal/contract/ordering.ts'
import type { Locale } from '@portal/contract/values.ts'
import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { withEndAddress } from '@portal/domain/moving/end-address.ts'
import { orderMode } from '@portal/domain/ordering/approval-needed.ts'
import { type OrderDraft, orderDraftOfCall, relevantOrderForm } from '@portal/domain/ordering/order-form.ts'
import { pickupDepots, withPickupDepot } from '@portal/domain/ordering/pickup-depot.ts'
import { unknownDepotFaults } from '@portal/domain/ordering/start-depot.ts'
import { isOrderUrgent, validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { urgentCharge } from '@portal/domain/prices/urgent-charge.ts'
import { emptyDraft } from '@portal/domain/requests/request-draft.ts'
import { wireNames } from '@portal/domain/requests/wire-fields.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import { type Ctx, placeOf } from '../../../platform/context.ts'
import { joined, longDate } from '../../../platform/mail/mail-text.ts'
import type { UserLocation } from '../../../platform/session-user.ts'
import { listAddresses, listDepots } from '../../locations/locations.store.ts'
import type { ListToOrder, OrderedLine } from '../../order-list/order-list.store.ts'
import { openListToOrder } from '../../order-list/order-list.ts'
import { linesTable } from '../mail/request-words.ts'
import type { NewRequest, NewRequestLine } from '../requests.store.ts'
import type { RequestKind } from './request-kind.ts'

/** What somebody asks to order, and whether the terms were accepted. */
interface AskedOrder {
  readonly draft: OrderDraft
  readonly termsAccepted: boolean
}

/** What a call asks to order. */
function askedInCall(input: OrderRequest): AskedOrder {
  return { draft: orderDraftOfCall(input), termsAccepted: input.voorwaardenGeaccepteerd }
}

/** An order that may be placed or submitted: the draft as the server knows it, and the lines of the list. */
export interface CheckedOrder {
  /** Null for a list that was deleted since. */
  readonly list: { readonly id: string | null; readonly naam: string }
  readonly draft: OrderDraft
  readonly lines: readonly OrderedLine[]
}

/** Who may order directly, must ask for approval, or neither (R-ROLE-30 to R-ROLE-32, OP-31). */
export function refuseMode(ctx: Ctx, wanted: 'place' | 'submit'): void {
  const mode = orderMode(ctx.settings.bool('AppBestellen_Goedkeuring'), placeOf(ctx).rol)
  if (mode === 'refused') throw new PortalError('error.niet_toegankelijk')
  if (mode === wanted) return
  throw new PortalError(wanted === 'place' ? 'bestellen.goedkeuring_nodig' : 'bestellen.goedkeuring_niet_nodig')
}

/**
 * The order that a call asks for, with everything that must hold before it is placed or submitted; the same for both calls,
 * and by the same rule as the form (R-REQ-02, R-REQ-07, R-REQ-08, R-DATE-01 to R-DATE-03, R-RULE-07, R-RULE-08, R-VAL-21).
 */
export async function openOrder(ctx: Ctx, input: OrderRequest): Promise<CheckedOrder & { readonly list: ListToOrder }> {
  const place = placeOf(ctx)
  refusePlace(place)
  const form = await judgeForm(ctx, { place, ...askedInCall(input) })
  const { bestellijstId, versie, language } = input
  const list = await openListToOrder(ctx, { listId: bestellijstId, versie }, language)
  refuseOrderFaults([...lineFaults(list.lines), ...form.faults])
  return { list, lines: list.lines, draft: form.draft }
}

/** Something wrong with an order: a field of the call, a line by its id, or with neither the whole. */
export interface OrderFault {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly field: string | null
  readonly lineId: string | null
}

const callField = wireNames('order')

interface JudgedOrder {
  /** As the server knows it. */
  readonly draft: OrderDraft
  readonly faults: readonly OrderFault[]
}

/** The order as the server knows it, and all that is wrong with it; the most telling fault is first. */
export async function judgeOrder(
  ctx: Ctx,
  asked: AskedOrder & { readonly place: UserLocation; readonly lines: readonly OrderedLine[] },
): Promise<JudgedOrder> {
  const { draft, faults } = await judgeForm(ctx, asked)
  return { draft, faults: [...placeFaults(asked.place), ...lineFaults(asked.lines), ...faults] }
}

/** What is wrong with the fields of an order. */
async function judgeForm(ctx: Ctx, asked: AskedOrder & { readonly place: UserLocation }): Promise<JudgedOrder> {
  const { place, termsAccepted } = asked
  const { settings } = ctx
  const today = ctx.clock.today()
  const sent = relevantOrderForm(asked.draft)
  const depots = sent.collect ? await listDepots(ctx.db) : []
  const found = withPickupDepot(sent, depots, settings)
  const draft = await withStoredAddress(ctx, place, found)
  const fieldFaults = [
    ...validateOrder(found, { today, termsAccepted, settings }),
    ...unknownDepotFaults(found, pickupDepots(depots)),
  ].map(({ field, code, params }) => ({ code, params, field: callField[field], lineId: null }))
  const address = { code: 'adres.niet_gevonden', params: {}, field: callField.addressCode, lineId: null } as const
  return {
    draft: { ...(draft ?? found), urgent: isOrderUrgent(found, today, settings) },
    faults: [...fieldFaults, ...(draft === null ? [address] : [])],
  }
}

/** Refuses with the first fault, and beside it every other that is about a field. */
export function refuseOrderFaults(faults: readonly OrderFault[]): void {
  const [first] = faults
  if (first === undefined) return
  if (first.field === null) throw new PortalError(first.code, first.params)
  const fields = faults.flatMap(({ field, code, params }) => (field === null ? [] : [{ field, code, params }]))
  throw new PortalError(first.code, first.params, { field: first.field, fields })
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
 * The draft with the address that its code stands for; null for a code that is none of this location. The text of a known
 * address comes from the record, never from the client; without a code the address is the one typed.
 */
async function withStoredAddress(ctx: Ctx, place: UserLocation, draft: OrderDraft): Promise<OrderDraft | null> {
  if (draft.addressCode === '') return draft
  const addresses = await listAddresses(ctx.db, place.nummer)
  const known = addresses.find((entry) => entry.code === draft.addressCode)
  return known === undefined ? null : withEndAddress(draft, known)
}

/** Who places an order and where. */
interface OrderOrigin {
  readonly id: string
  readonly userName: string
  readonly place: UserLocation
  readonly language: Locale
}

/** The stored request of an order: the draft, a copy of the lines, and the charge line of an urgent one (R-RULE-08). */
export function requestOfOrder(checked: CheckedOrder, origin: OrderOrigin, settings: Settings): NewRequest {
  const { draft, list } = checked
  const { place, ...asker } = origin
  return {
    ...asker,
    kind: 'order',
    locationNo: place.nummer,
    fromLocation: '',
    listId: list.id,
    listName: list.naam,
    draft: { ...emptyDraft, ...draft, toLocation: place.nummer },
    lines: [...linesOf(checked), ...chargeLines(draft, settings, checked.lines.length)],
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
    setNo: line.setNummer,
    setQuantity: line.setAantal,
  }))
}

function chargeLines({ urgent }: OrderDraft, settings: Settings, lines: number): NewRequestLine[] {
  const charge = urgentCharge(urgent, settings)
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
      setNo: '',
      setQuantity: 0,
    },
  ]
}

/** How an order is confirmed. */
export const order: RequestKind = {
  intro: 'mail.order.intro',
  department: 'Email_Aanvraag',
  words: ({ draft, language, lines }, t) => {
    const address = joined([draft.address, joined([draft.postCode, draft.city], ' ')], ', ')
    const day = draft.collect ? 'mail.field.pickupDate' : 'mail.field.deliveryDate'
    return {
      facts: [
        [t(day), longDate(draft.deliveryDate, language)],
        [t('mail.field.returnDate'), longDate(draft.returnDate, language)],
        [t('mail.field.address'), draft.collect ? '' : address],
        [t('mail.field.depot'), draft.collect ? draft.depotNo : ''],
        [t('mail.field.contact'), joined([draft.contact, draft.phoneNo], ', ')],
        [t('mail.field.transport'), draft.transportMeans],
        [t('mail.field.reference'), draft.reference],
        [t('mail.field.remark'), draft.remark],
      ],
      ...linesTable({ lines, language }, t),
    }
  },
}
