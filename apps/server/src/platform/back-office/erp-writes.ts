import { z } from 'zod'

const RequestLine = z.object({
  /** 1, 2, 3, … in the order of the list. */
  lineNo: z.number().int(),
  kind: z.enum(['Materieel', 'Artikel']),
  no: z.string(),
  /** One piece by its own number, where it is known which. */
  plantNo: z.string().default(''),
  quantity: z.number(),
  remark: z.string(),
  /** The set it belongs to. */
  setNo: z.string().default(''),
})

/** Where the goods of a move or transport are fetched. */
const PickupAddress = z.object({
  name: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  contact: z.string(),
  phoneNo: z.string(),
})

/** A moment of a transport: a code of TransportTimeOption, and times `HH:MM` where they are known. */
const TransportMoment = z.object({ choice: z.enum(['0', '1', '2', '3']), from: z.string(), until: z.string() })

const TransportDetails = z.object({
  load: z.string(),
  loadedBy: z.string(),
  loadingOptions: z.array(z.string()).readonly(),
  loading: TransportMoment,
  unloading: TransportMoment,
})

/** Delivery, removal, move or transport as the portal took it; the write's external id is the request's id. */
const CreateRequest = z.object({
  /** The portal's number, for people who compare the two systems. */
  portalNo: z.string(),
  type: z.enum(['Aanvoer', 'Afvoer', 'Overige_verplaatsingen']),
  requestDate: z.iso.date(),
  deliveryDate: z.iso.date().nullable(),
  returnDate: z.iso.date().nullable(),
  fromLocation: z.string(),
  toLocation: z.string(),
  /** The depot where it is picked up; empty when it is delivered. */
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
  /** The user's name in the back office. */
  requestedBy: z.string(),
  reference: z.string(),
  remark: z.string(),
  /** Writes that an earlier version stored have neither. */
  pickup: PickupAddress.nullable().default(null),
  transport: TransportDetails.nullable().default(null),
  lines: z.array(RequestLine).readonly(),
})
/** As a feature gives it. */
export type CreateRequest = Readonly<z.input<typeof CreateRequest>>

/** The write's external id is the complaint's id. */
const CreateComplaint = z.object({
  description: z.string(),
  complaintType: z.string(),
  locationNo: z.string(),
  invoiceNo: z.string(),
  phoneNo: z.string(),
  urgency: z.string(),
  reference: z.string(),
  note: z.string(),
  expectedDate: z.iso.date().nullable(),
  reportedBy: z.string(),
})
export type CreateComplaint = z.output<typeof CreateComplaint>

/** Which complaint: its number at the back office, or the id under which the portal sent it while that is to come. */
const ofComplaint = { complaintNo: z.string().nullable(), complaintId: z.uuid().nullable() }

const AddComplaintLine = z.object({ ...ofComplaint, text: z.string(), author: z.string() })
export type AddComplaintLine = z.output<typeof AddComplaintLine>

/** The file is in the document store; the outbox holds its hash only. */
const AddComplaintDocument = z.object({ ...ofComplaint, fileName: z.string(), contentHash: z.string() })

const place = {
  description: z.string(),
  projectNo: z.string(),
  customerNo: z.string(),
  depotNo: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  contact: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  startingDate: z.iso.date().nullable(),
  endingDate: z.iso.date().nullable(),
  requestedBy: z.string(),
}

const CreateLocation = z.object({ locationNo: z.string(), ...place })
export type CreateLocation = z.output<typeof CreateLocation>

/** The back office gives the number. */
const RequestLocation = z.object({ ...place, remark: z.string() })
export type RequestLocation = z.output<typeof RequestLocation>

const DeregisterLocation = z.object({
  locationNo: z.string(),
  /** Also with stock or open buy-backs on it (OP-44). */
  force: z.boolean(),
})

/** The kinds of writes to the back office with the payload of each, in the portal's words; what the outbox keeps. */
export const erpWrites = {
  'request.create': CreateRequest,
  'complaint.create': CreateComplaint,
  'complaint.addLine': AddComplaintLine,
  'complaint.addDocument': AddComplaintDocument,
  'location.create': CreateLocation,
  'location.request': RequestLocation,
  'location.deregister': DeregisterLocation,
} as const
export type ErpWriteKind = keyof typeof erpWrites
/** A payload as a feature gives it. */
export type ErpWritePayload<K extends ErpWriteKind = ErpWriteKind> = Readonly<z.input<(typeof erpWrites)[K]>>
/** A payload as the outbox read it: complete. */
export type StoredPayload<K extends ErpWriteKind = ErpWriteKind> = Readonly<z.output<(typeof erpWrites)[K]>>
