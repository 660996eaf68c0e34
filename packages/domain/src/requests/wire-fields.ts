import { sentOrBroken } from '../calendar/sent-date.ts'
import type { ChosenAddresses, DraftField, RequestDraft } from './request-draft.ts'
import { emptyDraft } from './request-draft.ts'

/** The target of a move or transport. */
const endPlace = {
  endLocatie: 'toLocation',
  endAdressCode: 'addressCode',
  endWerkadres: 'addressName',
  endAdres: 'address',
  endPostcode: 'postCode',
  endPlaats: 'city',
  endContactpersoon: 'contact',
  endTelefoonnummer: 'phoneNo',
} as const satisfies Record<string, DraftField>

/**
 * Name on the wire → field of the draft, for each kind's call (R-PAY-18 to R-PAY-20, OP-56) and for the answer about a
 * submitted list (R-ENT-15). The only place that knows these names.
 */
export const wireFields = {
  order: {
    reference: 'reference',
    opmerking: 'remark',
    adressCode: 'addressCode',
    adres: 'address',
    city: 'city',
    postCode: 'postCode',
    contactPersoon: 'contact',
    contactTel: 'phoneNo',
    depotnummer: 'depotNo',
    depotAdressCode: 'depotAddressCode',
    gewensteLeverDatum: 'deliveryDate',
    verwachteEindDatum: 'returnDate',
    spoed: 'urgent',
    ophalen: 'collect',
    transportmiddel: 'transportMeans',
  },
  removal: {
    reference: 'reference',
    opmerking: 'remark',
    vanLocatieAddressen: 'fetchAddresses',
    gewensteAfvoerDatum: 'deliveryDate',
    zelfAfvoeren: 'collect',
    depotnummer: 'depotNo',
    depotAdressCode: 'depotAddressCode',
    transportmiddel: 'transportMeans',
  },
  move: {
    reference: 'reference',
    opmerking: 'remark',
    vanLocatieAddressen: 'fetchAddresses',
    verplaatsDatum: 'deliveryDate',
    retourDatum: 'returnDate',
    transportmiddel: 'transportMeans',
    ...endPlace,
  },
  transport: {
    reference: 'reference',
    transportDatum: 'deliveryDate',
    transportmiddel: 'transportMeans',
    lading: 'load',
    laadopties: 'loadingOptions',
    wieLaadt: 'loadedBy',
    keuzeLaadTijd: 'loadingChoice',
    laadtijdStart: 'loadingFrom',
    laadtijdEind: 'loadingUntil',
    keuzeLosTijd: 'unloadingChoice',
    lostijdStart: 'unloadingFrom',
    lostijdEind: 'unloadingUntil',
    vanAdressCode: 'pickupCode',
    vanWerkadres: 'pickupName',
    vanAdres: 'pickupAddress',
    vanPostcode: 'pickupPostCode',
    vanPlaats: 'pickupCity',
    vanContactpersoon: 'pickupContact',
    vanTelefoonnummer: 'pickupPhoneNo',
    ...endPlace,
  },
  saved: {
    deliveryDate: 'deliveryDate',
    expectedReturnDate: 'returnDate',
    collect: 'collect',
    materieelDepotNr: 'depotNo',
    depotAdressCode: 'depotAddressCode',
    werkadres: 'addressCode',
    address: 'address',
    postcode: 'postCode',
    plaats: 'city',
    contactperson: 'contact',
    phoneNumber: 'phoneNo',
    reference: 'reference',
    comments: 'remark',
    spoed: 'urgent',
    transportmiddel: 'transportMeans',
  },
} as const satisfies Record<string, Readonly<Record<string, DraftField>>>

type Wires = typeof wireFields
export type WireShape = keyof Wires

type Pairs = readonly (readonly [name: string, field: DraftField])[]

/** The names of each shape with their fields, taken apart once: forms are judged at each keystroke and each call. */
const pairsOf: Readonly<Record<WireShape, Pairs>> = {
  order: Object.entries(wireFields.order),
  removal: Object.entries(wireFields.removal),
  move: Object.entries(wireFields.move),
  transport: Object.entries(wireFields.transport),
  saved: Object.entries(wireFields.saved),
}

/** The part of the draft that a call or answer carries. */
export type DraftOf<Shape extends WireShape> = Pick<RequestDraft, Extract<Wires[Shape][keyof Wires[Shape]], DraftField>>

/** The part of a draft that a call carries, with nothing filled in. */
export function emptyDraftOf<Shape extends WireShape>(shape: Shape): DraftOf<Shape> {
  // The fields of the shape, each as it is in the empty draft.
  return Object.fromEntries(pairsOf[shape].map(([, field]) => [field, emptyDraft[field]])) as DraftOf<Shape>
}

interface SentAddress {
  materieellocatie: string
  adressCode: string
}

interface OnWire extends Omit<RequestDraft, 'loadingOptions' | 'fetchAddresses'> {
  readonly loadingOptions: string[]
  readonly fetchAddresses: SentAddress[]
}

/** The same part with the names and shapes of the wire. */
export type WireOf<Shape extends WireShape> = {
  readonly [Name in keyof Wires[Shape]]: OnWire[Extract<Wires[Shape][Name], DraftField>]
}

function isChosen(value: unknown): value is ChosenAddresses {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as it is sent: texts without blanks around them, chosen addresses as a list. */
function sentValue(value: RequestDraft[DraftField] | undefined): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((text: string) => text.trim()).filter(Boolean)
  if (!isChosen(value)) return value
  return Object.entries(value).map(([materieellocatie, adressCode]) => ({ materieellocatie, adressCode }))
}

/** A value as it was meant: a date-time of an older client is its calendar date (R-DATE-13). */
function meantValue(field: DraftField, value: unknown): unknown {
  // The shapes of the wire say which of its values is what.
  if (field === 'deliveryDate' || field === 'returnDate') return sentOrBroken(value as string | null)
  if (field !== 'fetchAddresses') return value
  const sent = value as readonly SentAddress[]
  return Object.fromEntries(sent.map(({ materieellocatie, adressCode }) => [materieellocatie, adressCode]))
}

/** A draft with the names of a call or answer. */
export function toWire<Shape extends WireShape>(shape: Shape, draft: DraftOf<Shape>): WireOf<Shape> {
  const values: Readonly<Partial<RequestDraft>> = draft
  const sent: Record<string, unknown> = {}
  for (const [name, field] of pairsOf[shape]) sent[name] = sentValue(values[field])
  // One entry for each name of the shape, each with the value of its field: the table says so, not the type checker.
  return sent as WireOf<Shape>
}

/** The draft that a call or answer stands for, so that every side judges it by the same rule. */
export function fromWire<Shape extends WireShape>(shape: Shape, wire: WireOf<Shape>): DraftOf<Shape> {
  const values: Readonly<Record<string, unknown>> = wire
  const meant: Partial<Record<DraftField, unknown>> = {}
  for (const [name, field] of pairsOf[shape]) meant[field] = meantValue(field, values[name])
  // One entry for each field of the shape: the table says so, not the type checker.
  return meant as DraftOf<Shape>
}

/** What can be at fault in the form of a kind: an order has the name of its work address too. */
type FaultField<Shape extends WireShape> =
  | keyof DraftOf<Shape>
  | 'termsAccepted'
  | (Shape extends 'order' ? 'addressName' : never)

/** Name in a call of each field that can be at fault; the work address of an order is what its code stands for. */
export function wireNames<Shape extends WireShape>(shape: Shape): Readonly<Record<FaultField<Shape>, string>> {
  const own = pairsOf[shape].map(([name, field]) => [field, name])
  const others = { termsAccepted: 'voorwaardenGeaccepteerd', ...(shape === 'order' && { addressName: 'adressCode' }) }
  // One entry for each field of the shape, and the others.
  return { ...Object.fromEntries(own), ...others } as Readonly<Record<FaultField<Shape>, string>>
}
