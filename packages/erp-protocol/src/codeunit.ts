import { z } from 'zod'
import { ComplaintLinePayload, ComplaintPayload } from './complaint-payloads.ts'
import { CreateLocationPayload, RequestLocationPayload } from './location-payloads.ts'

/** The one object that writes and hands out content. All parameters and results are text; payloads are JSON in a text. */
export const portaalKoppeling = { name: 'PortaalKoppeling', kind: 'codeunit', objectId: 50180 } as const

/**
 * Procedure → parameter names in their order, as in the back office. `force` is `true` or `false`: true deregisters a
 * location with stock or open buy-backs on it. `filter` is one of the back office's filters on the item numbers, blank
 * for all.
 */
export const procedures = {
  Ping: [],
  CreateRequest: ['externalId', 'payload'],
  GetByExternalId: ['externalId'],
  CheckLocationNo: ['no'],
  CreateLocation: ['externalId', 'payload'],
  RequestLocation: ['externalId', 'payload'],
  DeregisterLocation: ['externalId', 'locationNo', 'force'],
  CreateComplaint: ['externalId', 'payload'],
  AddComplaintLine: ['externalId', 'payload'],
  AddComplaintDocument: ['externalId', 'complaintNo', 'fileName', 'base64'],
  GetDocument: ['entryNo'],
  GetInvoicePdf: ['no'],
  GetImage: ['parentType', 'no', 'lineNo'],
  GetStock: ['locationNo', 'filter'],
} as const
export type ProcedureName = keyof typeof procedures

const DateText = z.iso.date().nullable()
const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

/** A text that only some kinds of requests have. */
const Optional = z.string().default('')

export const RequestLinePayload = z.object({
  lineNo: z.number().int(),
  kind: z.enum(['Materieel', 'Artikel']),
  no: z.string(),
  plantNo: z.string(),
  quantity: Decimal,
  remark: z.string(),
  setNo: z.string(),
})

/** `CreateRequest`: header and lines in one call and one transaction, stored once for each external id. */
export const RequestPayload = z.object({
  /** The portal's own request number, for people who compare the two systems. */
  portalNo: z.string(),
  type: z.enum(['Aanvoer', 'Afvoer', 'Overige verplaatsingen']),
  requestDate: z.iso.date(),
  deliveryDate: DateText,
  returnDate: DateText,
  fromLocation: z.string(),
  toLocation: z.string(),
  depotNo: z.string(),
  depotAddressCode: z.string(),
  addressCode: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  contact: z.string(),
  phoneNo: z.string(),
  transportMeans: z.string(),
  collect: z.boolean(),
  urgent: z.boolean(),
  requestedBy: z.string(),
  reference: z.string(),
  remark: z.string(),
  /** Where the goods of a move or transport are fetched; the address above is where they go. */
  pickupName: Optional,
  pickupAddress: Optional,
  pickupPostCode: Optional,
  pickupCity: Optional,
  pickupContact: Optional,
  pickupPhoneNo: Optional,
  /** What is asked of a transport, in words. */
  load: Optional,
  loadedBy: Optional,
  loadingOptions: Optional,
  loadingTime: Optional,
  unloadingTime: Optional,
  lines: z.array(RequestLinePayload),
})
export type RequestPayload = z.output<typeof RequestPayload>

/** Procedure → the shape of its `payload`. */
export const payloads = {
  CreateRequest: RequestPayload,
  CreateLocation: CreateLocationPayload,
  RequestLocation: RequestLocationPayload,
  CreateComplaint: ComplaintPayload,
  AddComplaintLine: ComplaintLinePayload,
} as const satisfies Partial<Record<ProcedureName, z.ZodType>>

const resultErrors = z.array(z.object({ code: z.string(), message: z.string() }))

/**
 * Result of every writing procedure. A refusal is raised as an error of the protocol; a back office that answers it as a
 * result instead has `ok` false and says why in `errors`.
 */
export const WriteResult = z.object({
  ok: z.boolean(),
  alreadyExisted: z.boolean(),
  no: z.string(),
  status: z.string(),
  errors: resultErrors,
})
export type WriteResult = z.output<typeof WriteResult>

/** Result of `GetByExternalId`; `found` false when nothing was stored under the id. */
export const LookupResult = WriteResult.extend({ found: z.boolean() })
export type LookupResult = z.output<typeof LookupResult>

/** Result of the procedures that hand out content. */
export const ContentResult = z.object({
  ok: z.boolean(),
  mimeType: z.string(),
  base64: z.string(),
  errors: resultErrors,
})
export type ContentResult = z.output<typeof ContentResult>

/** Result of `CheckLocationNo`: whether a location has this number already. */
export const LocationNoResult = z.object({ ok: z.boolean(), isTaken: z.boolean(), errors: resultErrors })
export type LocationNoResult = z.output<typeof LocationNoResult>

/** Result of `GetStock`: the rows of PortaalVoorraad of one location at this moment; quantities as decimal texts. */
export const StockResult = z.object({
  ok: z.boolean(),
  rows: z.array(
    z.object({
      /** A member or a caption of the option; one that is new does not spoil the others. */
      kind: z.string(),
      plantType: z.string(),
      plantNo: z.string(),
      priceType: z.string(),
      quantity: Decimal,
      qtyOnOrder: Decimal,
      qtyOnRemoval: Decimal,
      availableFrom: DateText,
      expectedReturn: DateText,
      bulk: z.boolean(),
      external: z.boolean(),
      unitCode: z.string(),
    }),
  ),
  errors: resultErrors,
})
export type StockResult = z.output<typeof StockResult>

/** The same external id with another payload: a defect of the caller, never retried. */
export const idReusedCode = 'PORTAL_ID_REUSED'
