import { transportTimes } from '@portal/domain/requests/request-draft.ts'
import { RequestLinePayload, RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { ComplaintLinePayload, ComplaintPayload } from '@portal/erp-protocol/complaint-payloads.ts'
import { CreateLocationPayload, RequestLocationPayload } from '@portal/erp-protocol/location-payloads.ts'
import { MetacomLocation } from '@portal/erp-protocol/metacom.ts'
import { z } from 'zod'

const RequestLine = RequestLinePayload.extend({
  /** 1, 2, 3, … in the order of the list. */
  lineNo: z.number().int(),
  /** One piece by its own number, where it is known which. */
  plantNo: z.string().default(''),
  quantity: z.number(),
  /** The set it belongs to. */
  setNo: z.string().default(''),
})

const TransportTime = z.enum(transportTimes).default('0')
const ClockTime = z.string().default('')

/**
 * Delivery, removal, move or transport as the portal took it, with the names of its draft; the write's external id is the
 * request's id. What the back office writes in its own words is made of it when it is sent.
 */
const CreateRequest = RequestPayload.omit({ loadingTime: true, unloadingTime: true }).extend({
  type: z.enum(['Aanvoer', 'Afvoer', 'Overige_verplaatsingen']),
  loadingOptions: z.array(z.string()).readonly().default([]),
  loadingChoice: TransportTime,
  loadingFrom: ClockTime,
  loadingUntil: ClockTime,
  unloadingChoice: TransportTime,
  unloadingFrom: ClockTime,
  unloadingUntil: ClockTime,
  lines: z.array(RequestLine).readonly(),
})
/** As a feature gives it. */
export type CreateRequest = Readonly<z.input<typeof CreateRequest>>
export type CreateComplaint = z.output<typeof ComplaintPayload>

/** Which complaint: its number at the back office, or the id under which the portal sent it while that is to come. */
const ofComplaint = { complaintNo: z.string().nullable(), complaintId: z.uuid().nullable() }

const AddComplaintLine = ComplaintLinePayload.extend(ofComplaint)
export type AddComplaintLine = z.output<typeof AddComplaintLine>

/** The file is in the document store; the outbox holds its hash only. */
const AddComplaintDocument = z.object({ ...ofComplaint, fileName: z.string(), contentHash: z.string() })

/** The back office gets it without its booking, which is of MetaCom alone. */
const CreateLocation = CreateLocationPayload.extend({
  booking: MetacomLocation.omit({ locationNo: true, description: true }).nullable().default(null),
})
export type CreateLocation = z.output<typeof CreateLocation>
export type RequestLocation = z.output<typeof RequestLocationPayload>

const DeregisterLocation = z.object({
  locationNo: z.string(),
  /** Also with stock or open buy-backs on it (OP-44). */
  force: z.boolean(),
})

/** Takes out of MetaCom what a write booked there that an operator gave up. */
const UnbookLocation = z.object({ locationNo: z.string(), bookingId: z.uuid() })

/** The kinds of writes to the back office with the payload of each, in the portal's words; what the outbox keeps. */
export const erpWrites = {
  'request.create': CreateRequest,
  'complaint.create': ComplaintPayload,
  'complaint.addLine': AddComplaintLine,
  'complaint.addDocument': AddComplaintDocument,
  'location.create': CreateLocation,
  'location.request': RequestLocationPayload,
  'location.deregister': DeregisterLocation,
  'location.unbook': UnbookLocation,
} as const
export type ErpWriteKind = keyof typeof erpWrites
/** A payload as a feature gives it. */
export type ErpWritePayload<K extends ErpWriteKind = ErpWriteKind> = Readonly<z.input<(typeof erpWrites)[K]>>
/** A payload as the outbox read it: complete. */
export type StoredPayload<K extends ErpWriteKind = ErpWriteKind> = Readonly<z.output<(typeof erpWrites)[K]>>
