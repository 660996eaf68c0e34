import type { ProcedureName, WriteResult } from '@portal/erp-protocol/codeunit.ts'
import type { MetacomLocation } from '@portal/erp-protocol/metacom.ts'
import type { z } from 'zod'
import type { Corrections } from '../../platform/back-office/erp-gateway.ts'
import { type ErpWriteKind, erpWrites, type StoredPayload } from '../../platform/back-office/erp-writes.ts'
import { complaintLinePayload, complaintPayload } from '../mapping/complaint-payload.ts'
import { createLocationPayload, requestLocationPayload } from '../mapping/location-payload.ts'
import { requestPayload } from '../mapping/request-payload.ts'
import { RequestOfAnyVersion } from './former-request.ts'

/** The record of the portal that a write belongs to; the composition root says what becomes of each. */
export type WriteRecord = 'request' | 'complaint' | 'location'

/** What a write may need beside its payload when it is sent. */
export interface SendParts {
  readonly externalId: string
  /** The number that the write before it was given; empty when it names none. */
  readonly earlierNo: string
  /** Content of the document store in base64. @throws ErpError when it is gone */
  readonly readFile: (hash: string) => Promise<string>
}

/** All there is to know about one kind of write: the outbox, its operators and its proof read it here. */
export interface WriteKind<P> {
  readonly payload: z.ZodType<P>
  /** Writes with the same key reach the back office in the order in which they were stored. */
  readonly aggregateKey: (payload: P, externalId: string) => string
  /** The write whose number this one needs; it has the same key. */
  readonly earlier?: (payload: P) => string | null
  /** Where it is booked in MetaCom before the back office gets it; null for one that is not. */
  readonly booking?: (payload: P) => MetacomLocation | null
  /** The id of what it takes out of MetaCom, for one that goes there alone. */
  readonly unbooks?: (payload: P) => string
  /** What people call it, e.g. the portal's number. */
  readonly subject: (payload: P) => string
  /** Null for one that goes to MetaCom alone. */
  readonly procedure: ProcedureName | null
  /** The values of the procedure's parameters, in their order. */
  readonly parameters: (payload: P, parts: SendParts) => readonly string[] | Promise<readonly string[]>
  /** What the back office calls the thing from now on. */
  readonly numberOf: (result: WriteResult) => string
  readonly record: WriteRecord
  /** What an operator may correct, with the name it has in the payload. */
  readonly correctable: { readonly [F in keyof Corrections]: keyof P & string }
  /** Fields that name a person or how to reach one. */
  readonly personal: readonly (keyof P & string)[]
}

const numberOf = ({ no }: WriteResult): string => no

interface OfComplaint {
  readonly complaintNo: string | null
  readonly complaintId: string | null
}

/** What is added to a complaint goes after it, and needs its number when that is still to come. */
const afterComplaint = {
  aggregateKey: ({ complaintId, complaintNo }: OfComplaint, externalId: string) =>
    complaintId ?? complaintNo ?? externalId,
  earlier: ({ complaintId, complaintNo }: OfComplaint) => (complaintNo === null ? complaintId : null),
}

/** Every kind of write; a new kind is one entry here and one in `erpWrites`. */
export const writeKinds: { readonly [K in ErpWriteKind]: WriteKind<StoredPayload<K>> } = {
  'request.create': {
    payload: RequestOfAnyVersion,
    aggregateKey: ({ type, fromLocation, toLocation }) => (type === 'Aanvoer' ? toLocation : fromLocation),
    subject: ({ portalNo }) => portalNo,
    procedure: 'CreateRequest',
    parameters: (payload, { externalId }) => [externalId, JSON.stringify(requestPayload(payload))],
    numberOf,
    record: 'request',
    correctable: { reference: 'reference', remark: 'remark', contact: 'contact', phone: 'phoneNo' },
    personal: ['contact', 'phoneNo', 'pickupContact', 'pickupPhoneNo'],
  },
  'complaint.create': {
    payload: erpWrites['complaint.create'],
    aggregateKey: (_, externalId) => externalId,
    subject: ({ description }) => description,
    procedure: 'CreateComplaint',
    parameters: (payload, { externalId }) => [externalId, JSON.stringify(complaintPayload(payload))],
    numberOf,
    record: 'complaint',
    correctable: { reference: 'reference', remark: 'note', phone: 'phoneNo' },
    personal: ['phoneNo'],
  },
  'complaint.addLine': {
    payload: erpWrites['complaint.addLine'],
    ...afterComplaint,
    subject: ({ complaintNo }) => complaintNo ?? '',
    procedure: 'AddComplaintLine',
    parameters: (payload, { externalId, earlierNo }) => [
      externalId,
      JSON.stringify(complaintLinePayload(payload, payload.complaintNo ?? earlierNo)),
    ],
    numberOf,
    record: 'complaint',
    correctable: { remark: 'text' },
    personal: [],
  },
  'complaint.addDocument': {
    payload: erpWrites['complaint.addDocument'],
    ...afterComplaint,
    subject: ({ fileName }) => fileName,
    procedure: 'AddComplaintDocument',
    parameters: async ({ complaintNo, fileName, contentHash }, { externalId, earlierNo, readFile }) => [
      externalId,
      complaintNo ?? earlierNo,
      fileName,
      await readFile(contentHash),
    ],
    numberOf,
    record: 'complaint',
    correctable: {},
    personal: [],
  },
  'location.create': {
    payload: erpWrites['location.create'],
    aggregateKey: ({ locationNo }) => locationNo,
    booking: ({ locationNo, description, booking }) => booking && { locationNo, description, ...booking },
    subject: ({ locationNo }) => locationNo,
    procedure: 'CreateLocation',
    parameters: (payload, { externalId }) => [externalId, JSON.stringify(createLocationPayload(payload))],
    numberOf,
    record: 'location',
    correctable: { contact: 'contact', phone: 'phoneNo' },
    personal: ['contact', 'phoneNo', 'email'],
  },
  'location.request': {
    payload: erpWrites['location.request'],
    aggregateKey: (_, externalId) => externalId,
    subject: ({ description }) => description,
    procedure: 'RequestLocation',
    parameters: (payload, { externalId }) => [externalId, JSON.stringify(requestLocationPayload(payload))],
    numberOf,
    record: 'location',
    correctable: { remark: 'remark', contact: 'contact', phone: 'phoneNo' },
    personal: ['contact', 'phoneNo', 'email'],
  },
  'location.deregister': {
    payload: erpWrites['location.deregister'],
    aggregateKey: ({ locationNo }) => locationNo,
    subject: ({ locationNo }) => locationNo,
    procedure: 'DeregisterLocation',
    parameters: ({ locationNo, force }, { externalId }) => [externalId, locationNo, String(force)],
    numberOf,
    record: 'location',
    correctable: {},
    personal: [],
  },
  'location.unbook': {
    payload: erpWrites['location.unbook'],
    aggregateKey: ({ locationNo }) => locationNo,
    unbooks: ({ bookingId }) => bookingId,
    subject: ({ locationNo }) => locationNo,
    procedure: null,
    parameters: () => [],
    numberOf,
    record: 'location',
    correctable: {},
    personal: [],
  },
}

/** The entry of a kind as it is named in the outbox; null for a kind that this version does not know. */
export function writeKindOf(kind: string): WriteKind<object> | null {
  // Every entry reads its own payload only, which its schema has checked before.
  const kinds = writeKinds as unknown as Readonly<Record<string, WriteKind<object>>>
  return Object.hasOwn(kinds, kind) ? (kinds[kind] ?? null) : null
}
