/** The enumerations of the specification with the wire words of their values (R-STATE-01 to R-STATE-08). */
export const orderStatuses = ['Open', 'Printed', 'Released', 'Posted'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderKinds = ['Aanvoer', 'Afvoer', 'Overige_verplaatsingen'] as const
export type OrderKind = (typeof orderKinds)[number]

/** A request is of the same three kinds as an order (R-STATE-03). */
export const requestTypes = [...orderKinds] as const
export type RequestType = OrderKind

/** A line of text only explains; it costs nothing (R-STATE-07). */
export const orderCostTypes = ['Text', 'Hours', 'Transport', 'Sundry_Costs', 'Damage'] as const
export type OrderCostType = (typeof orderCostTypes)[number]

/** Why something left the fleet at a location; `Verschoting` is how the wire spells scrapping (R-STATE-06). */
export const exitOrderKinds = ['Verkoop', 'Vermissing', 'Verschoting', 'Afvoer_extern'] as const
export type ExitOrderKind = (typeof exitOrderKinds)[number]

/** What is charged and what is given back (R-ENT-26). */
export const invoiceKinds = ['Debit', 'Credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Each also exists for a project (R-STATE-04). */
export const orderGroups = ['geleverd', 'afgevoerd', 'verplaatst'] as const
export type OrderGroup = (typeof orderGroups)[number]

export const requestStatuses = ['Open', 'Approved', 'Requested', 'Disapproved', 'Cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const locationStates = [
  'Production',
  'Finished',
  'Technical_Finished',
  'Administrative_Finished',
  'Archive',
  'Archived',
] as const
export type LocationState = (typeof locationStates)[number]

export const locationKinds = ['Project', 'Materieel', 'Service', 'Geblokkeerd', 'Meervoudig', 'Overig'] as const
export type LocationKind = (typeof locationKinds)[number]

export const itemKinds = ['Materieel', 'Artikel'] as const
export type ItemKind = (typeof itemKinds)[number]

export const priceTypes = ['Verhuur', 'Verkoop', 'Verkoop_Terugkoop'] as const
export type PriceType = (typeof priceTypes)[number]

/** How far feedback is (R-STATE-09). */
export const complaintStatuses = ['Ontvangen', 'In_behandeling', 'Wachten', 'Afgehandeld'] as const
export type ComplaintStatus = (typeof complaintStatuses)[number]

/** By which overviews are narrowed, one to one in this order (R-STATE-10, OP-28). */
export const complaintFilterStatuses = ['Received', 'In_Process', 'Waiting', 'Finished'] as const
export type ComplaintFilterStatus = (typeof complaintFilterStatuses)[number]

/** What stands for a word of the back office that the portal does not know, in the mirror and in every answer (R-STATE-01). */
export const unknownWord = 'Onbekend'
export type UnknownWord = typeof unknownWord
/** A word of an enumeration as it comes from the back office. */
export type Shown<T extends string> = T | UnknownWord

/** The value when it is one of the enumeration, else null: a word the back office adds is never shown raw. */
export function knownValue<T extends string>(values: readonly T[], word: string): T | null {
  return values.find((value) => value === word) ?? null
}
