import { z } from 'zod'
import { command, query } from './define.ts'
import { ContactName, Id, PhoneNo, Reference, Remark, RetriedMany, RetryMany } from './values.ts'

/** Where a write is on its way to the back office; the words are those of the outbox itself. */
export const OutboxStatus = z.enum([
  'pending',
  'sending',
  'unknown',
  'verifying',
  'retry',
  'confirmed',
  'rejected',
  'parked',
  'cancelled',
])
export type OutboxStatus = z.output<typeof OutboxStatus>

/** What is written to the back office. */
export const OutboxKind = z.enum([
  'request.create',
  'complaint.create',
  'complaint.addLine',
  'complaint.addDocument',
  'location.create',
  'location.request',
  'location.deregister',
  'location.unbook',
])

const OutboxRow = z.object({
  id: Id,
  soort: OutboxKind,
  /** What people call it, e.g. the portal's number of a request. */
  onderwerp: z.string(),
  /** Writes with the same one go one after the other: a location number, or what a complaint is known by. */
  volgorde: z.string(),
  status: OutboxStatus,
  pogingen: z.number().int(),
  backofficeNummer: z.string().nullable(),
  code: z.string().nullable(),
  melding: z.string(),
  aangemaaktDoor: z.string(),
  moment: z.iso.datetime(),
  /** When it is tried again; null when nothing is planned. */
  volgendePoging: z.iso.datetime().nullable(),
})
export type OutboxRow = z.output<typeof OutboxRow>

/** A try, a decision of an operator, or that who asked took it back. */
const OutboxAttempt = z.object({
  moment: z.iso.datetime(),
  /** What was done and what came of it, e.g. `sending retry`, `operator cancelled`, `requester cancelled`. */
  uitkomst: z.string(),
  httpStatus: z.number().int().nullable(),
  code: z.string().nullable(),
  melding: z.string(),
  correlatieId: z.string().nullable(),
  duurMs: z.number().int(),
  /** The operator, for a decision, or who took it back; null for a try. */
  door: z.string().nullable(),
})
export type OutboxAttempt = z.output<typeof OutboxAttempt>

const OutboxDetails = OutboxRow.extend({
  /** The payload with people and how to reach them made unreadable. */
  inhoud: z.record(z.string(), z.unknown()),
  correlatieId: z.string().nullable(),
  /** The fields that may be corrected, as they are shown; absent where this kind has none. */
  corrigeerbaar: z.partialRecord(z.enum(['referentie', 'opmerking', 'contactpersoon', 'telefoonnummer']), z.string()),
  /** A try may have arrived without an answer: look at the back office before giving it up. */
  mogelijkAangekomen: z.boolean(),
  /** The number under which the mirror knows it already. */
  gevondenNummer: z.string().nullable(),
  /** Earlier writes of the same order that hold this one back. */
  wachtOp: z.array(z.object({ id: Id, onderwerp: z.string(), status: OutboxStatus })),
  historie: z.array(OutboxAttempt),
})
export type OutboxDetails = z.output<typeof OutboxDetails>

/** The write and the state that the operator saw; anything else meanwhile is a conflict. */
const Seen = z.object({ id: Id, status: OutboxStatus })

const refusals = ['error.niet_gevonden', 'error.tussentijds_gewijzigd'] as const

/** Calls of the portal itself, for operators of the writes to the back office; spec/calls.json has none. */
export const outbox = {
  getOutbox: query('/api/Outbox/GetOutbox', {
    summary: 'The writes to the back office, newest first, with counts by state and the age of the oldest.',
    access: 'outbox.view',
    reads: ['outbox'],
    in: z.object({
      status: z.array(OutboxStatus).max(9).default([]),
      soort: z.array(OutboxKind).max(20).default([]),
      /** Only what is at least so many minutes old. */
      minstensMinuten: z.number().int().min(0).max(527_040).default(0),
      zoekterm: z.string().trim().max(100).default(''),
      pagina: z.number().int().min(1).max(100_000).default(1),
      rijen: z.number().int().min(1).max(250).default(50),
    }),
    out: z.object({
      items: z.array(OutboxRow),
      totaal: z.number().int(),
      tellingen: z.record(OutboxStatus, z.number().int()),
      /** Since when the oldest write that is on its way waits. */
      oudsteMoment: z.iso.datetime().nullable(),
    }),
  }),
  getOutboxRegel: query('/api/Outbox/GetOutboxRegel', {
    summary: 'One write with its payload, personal data masked, and every try and decision.',
    access: 'outbox.view',
    reads: ['requests', 'outbox'],
    in: z.object({ id: Id }),
    out: OutboxDetails,
    errors: ['error.niet_gevonden'],
  }),
  retryOutboxRegel: command('/api/Outbox/RetryOutboxRegel', {
    summary: 'Let a parked or refused write begin anew; lines that went back to a list are taken out of it again.',
    access: 'outbox.act',
    changes: ['locations', 'requests', 'orderLists', 'removalLists', 'notifications', 'complaints', 'outbox'],
    in: Seen,
    out: z.null(),
    errors: [...refusals, 'outbox.regels_gebruikt'],
  }),
  retryOutboxRegels: command('/api/Outbox/RetryOutboxRegels', {
    summary: 'Let these writes begin anew, those that are parked still; says how many were and how many were not.',
    access: 'outbox.act',
    changes: ['locations', 'requests', 'orderLists', 'removalLists', 'notifications', 'complaints', 'outbox'],
    in: RetryMany,
    out: RetriedMany,
    errors: ['outbox.regels_gebruikt'],
  }),
  editOutboxRegel: command('/api/Outbox/EditOutboxRegel', {
    summary: 'Correct reference, remark, contact or telephone of a parked or refused write and let it begin anew.',
    access: 'outbox.act',
    changes: ['locations', 'requests', 'orderLists', 'removalLists', 'notifications', 'complaints', 'outbox'],
    in: Seen.extend({
      referentie: Reference.optional(),
      opmerking: Remark.optional(),
      contactpersoon: ContactName.optional(),
      telefoonnummer: PhoneNo.optional(),
    }),
    out: z.null(),
    errors: [...refusals, 'outbox.regels_gebruikt', 'outbox.geen_correctie'],
  }),
  cancelOutboxRegel: command('/api/Outbox/CancelOutboxRegel', {
    summary: 'Give up a parked or refused write; the person behind it reads the reason.',
    access: 'outbox.act',
    changes: ['locations', 'requests', 'orderLists', 'removalLists', 'notifications', 'complaints', 'outbox'],
    in: Seen.extend({ reden: z.string().trim().min(1).max(250) }),
    out: z.null(),
    errors: refusals,
  }),
  confirmOutboxRegel: command('/api/Outbox/ConfirmOutboxRegel', {
    summary:
      'Confirm by hand that the back office has it, under its number there; not under one of another, and under one that the portal did not read there only when that is meant.',
    access: 'outbox.act',
    changes: ['locations', 'requests', 'orderLists', 'removalLists', 'notifications', 'complaints', 'outbox'],
    in: Seen.extend({
      /** A code of the back office, which knows capitals only. */
      backofficeNummer: z.string().trim().toUpperCase().min(1).max(20),
      /** The operator saw it there, although no synchronisation brought it yet. */
      ookOnbekend: z.boolean().default(false),
    }),
    out: z.null(),
    errors: [...refusals, 'outbox.nummer_bezet', 'outbox.nummer_onbekend'],
  }),
}
