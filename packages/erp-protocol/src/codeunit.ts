import { z } from 'zod'

/** The one object that writes and hands out content. All parameters and results are text; payloads are JSON in a text. */
export const portaalKoppeling = { name: 'PortaalKoppeling', kind: 'codeunit', objectId: 50180 } as const

/** Procedure → parameter names in their order, as in the back office. */
export const procedures = {
  Ping: [],
  CreateRequest: ['externalId', 'payload'],
  GetByExternalId: ['externalId'],
  GetImage: ['parentType', 'no', 'lineNo'],
} as const
export type ProcedureName = keyof typeof procedures

const DateText = z.iso.date().nullable()
const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

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
  lines: z.array(RequestLinePayload),
})
export type RequestPayload = z.output<typeof RequestPayload>

/**
 * Result of every writing procedure. A refusal is raised as an error of the protocol; a back office that answers it as a
 * result instead has `ok` false and says why in `errors`.
 */
export const WriteResult = z.object({
  ok: z.boolean(),
  alreadyExisted: z.boolean(),
  no: z.string(),
  status: z.string(),
  errors: z.array(z.object({ code: z.string(), message: z.string() })),
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
  errors: z.array(z.object({ code: z.string(), message: z.string() })),
})
export type ContentResult = z.output<typeof ContentResult>

/** The same external id with another payload: a defect of the caller, never retried. */
export const idReusedCode = 'PORTAL_ID_REUSED'
