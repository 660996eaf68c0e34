import { erpLengths } from '../forms/erp-lengths.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'

/** No preference, first working day, morning, afternoon (OP-12, R-SCR-TRANSPORT-07). */
export const transportTimes = ['0', '1', '2', '3'] as const
export type TransportTime = (typeof transportTimes)[number]

/** Number of a location that goods leave → code of one of its addresses. */
export type ChosenAddresses = Readonly<Record<string, string>>

/**
 * What somebody asks for, whatever kind of request it becomes (R-ENT-13, R-ENT-14, R-ENT-16 to R-ENT-18). Form, call,
 * submitted list, stored request and write have these names; each kind has its part of them. An empty text is a field
 * not filled, a time is `HH:MM`.
 */
export interface RequestDraft {
  /** The wanted day: of the delivery, or of the removal, move or transport. */
  readonly deliveryDate: CalendarDate | null
  /** When the goods are expected back. */
  readonly returnDate: CalendarDate | null
  /** The customer fetches an order at the depot, or brings a removal there. */
  readonly collect: boolean
  readonly urgent: boolean
  /** The depot of what is fetched or brought. */
  readonly depotNo: string
  readonly depotAddressCode: string
  readonly transportMeans: string
  readonly reference: string
  readonly remark: string
  /** The location that a move or transport goes to. */
  readonly toLocation: string
  /** Code of the address where the goods go; empty when it is typed. */
  readonly addressCode: string
  readonly addressName: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  /** Who is there. */
  readonly contact: string
  readonly phoneNo: string
  /** Where the goods of a list are fetched. */
  readonly fetchAddresses: ChosenAddresses
  /** Where a load is loaded, and who is there. */
  readonly pickupCode: string
  readonly pickupName: string
  readonly pickupAddress: string
  readonly pickupPostCode: string
  readonly pickupCity: string
  readonly pickupContact: string
  readonly pickupPhoneNo: string
  /** What is to be transported, in the customer's own words. */
  readonly load: string
  readonly loadedBy: string
  readonly loadingOptions: readonly string[]
  readonly loadingChoice: TransportTime
  readonly loadingFrom: string
  readonly loadingUntil: string
  readonly unloadingChoice: TransportTime
  readonly unloadingFrom: string
  readonly unloadingUntil: string
}

export type DraftField = keyof RequestDraft

/** A draft in which nothing is filled in. */
export const emptyDraft: RequestDraft = {
  deliveryDate: null,
  returnDate: null,
  collect: false,
  urgent: false,
  depotNo: '',
  depotAddressCode: '',
  transportMeans: '',
  reference: '',
  remark: '',
  toLocation: '',
  addressCode: '',
  addressName: '',
  address: '',
  postCode: '',
  city: '',
  contact: '',
  phoneNo: '',
  fetchAddresses: {},
  pickupCode: '',
  pickupName: '',
  pickupAddress: '',
  pickupPostCode: '',
  pickupCity: '',
  pickupContact: '',
  pickupPhoneNo: '',
  load: '',
  loadedBy: '',
  loadingOptions: [],
  loadingChoice: '0',
  loadingFrom: '',
  loadingUntil: '',
  unloadingChoice: '0',
  unloadingFrom: '',
  unloadingUntil: '',
}

/** Most characters of each text (OP-20, OP-45); the calls have the same bounds. */
export const draftLengths = {
  depotNo: erpLengths.code,
  depotAddressCode: erpLengths.code,
  transportMeans: erpLengths.transportMeans,
  reference: erpLengths.reference,
  remark: erpLengths.remark,
  toLocation: erpLengths.code,
  addressCode: erpLengths.code,
  addressName: erpLengths.name,
  address: erpLengths.address,
  postCode: erpLengths.code,
  city: erpLengths.city,
  contact: erpLengths.contact,
  phoneNo: erpLengths.phoneNo,
  pickupCode: erpLengths.code,
  pickupName: erpLengths.name,
  pickupAddress: erpLengths.address,
  pickupPostCode: erpLengths.code,
  pickupCity: erpLengths.city,
  pickupContact: erpLengths.contact,
  pickupPhoneNo: erpLengths.phoneNo,
  load: erpLengths.load,
  loadedBy: erpLengths.loadedBy,
} as const satisfies Partial<Record<DraftField, number>>

/** Where goods go to, as moving and transport have it (R-ENT-16). */
export type EndPlace = Pick<
  RequestDraft,
  'toLocation' | 'addressCode' | 'addressName' | 'address' | 'postCode' | 'city' | 'contact' | 'phoneNo'
>
