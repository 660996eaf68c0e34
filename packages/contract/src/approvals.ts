import { z } from 'zod'
import { command, query } from './define.ts'
import { PlacedRequest } from './request-records.ts'
import { Colleague, Deputy, ListDays, Submission, SubmissionCard } from './submissions.ts'
import { CalendarDate, Id, Locale, RecordNo, Text250, UserName } from './values.ts'

const OneSubmission = z.object({ savedAanvraagNummer: RecordNo })
const decisions = {
  /** Lines that are decided otherwise than asked; 0 leaves the line out. */
  regels: z
    .array(
      z.object({
        regelNummer: z.number().int().min(1).max(100_000),
        aantal: z.number().int().min(0).max(99_999),
        opmerking: Text250.default(''),
      }),
    )
    .max(2000)
    .default([]),
  /** Other days than asked, e.g. because one passed; both, also the one that stays. */
  dagen: ListDays.nullable().default(null),
}
/** Somebody who was asked, and in whose place others decide now. */
const passed = ['goedkeuren.overgedragen'] as const
const decided = ['goedkeuren.al_behandeld', 'goedkeuren.ingetrokken', ...passed] as const

export const approvals = {
  getSavedRequests: query('/api/SavedAanvragen/GetSavedAanvragen', {
    summary: 'Submitted lists the user may decide on, or decided; administrators see those of all (R-APPR-01, OP-48).',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    reads: ['locations', 'users', 'requests', 'orderLists', 'approvals', 'outbox'],
    in: z.object({ gebruikersnaam: UserName, language: Locale, soort: z.enum(['open', 'besloten']).default('open') }),
    out: z.object({ items: z.array(Submission) }),
  }),
  getStanding: query('/api/SavedAanvragen/GetGoedkeurStand', {
    summary: 'How many submitted lists wait for the user, and whether the user decides anywhere at all.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    reads: ['locations', 'users', 'approvals'],
    in: z.object({ gebruikersnaam: UserName }),
    out: z.object({ aantal: z.number().int(), isGoedkeurder: z.boolean() }),
  }),
  getSubmission: query('/api/SavedAanvragen/GetBeslissing', {
    summary: 'One submitted list with all that is needed to decide on it.',
    access: 'approval.view',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    reads: [
      'catalogue',
      'prices',
      'texts',
      'locations',
      'users',
      'stock',
      'orders',
      'requests',
      'orderLists',
      'removalLists',
      'approvals',
      'invoices',
      'outbox',
    ],
    in: OneSubmission.extend({ language: Locale }),
    out: SubmissionCard,
    errors: passed,
  }),
  approveSavedRequest: command('/api/SavedAanvragen/ApprovedSavedAanvraag', {
    perMinute: 60,
    summary:
      'Approve a submitted list, as asked or with other quantities: it becomes a request (R-APPR-04, R-APPR-08).',
    access: 'approval.decide',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    changes: ['requests', 'orderLists', 'approvals', 'notifications', 'outbox', 'mails'],
    in: OneSubmission.extend({
      ...decisions,
      /** Who decides saw that it became urgent since it was submitted. */
      spoed: z.boolean().default(false),
    }),
    out: PlacedRequest,
    errors: [
      ...decided,
      'goedkeuren.niets_over',
      'goedkeuren.nu_spoed',
      'bestellen.lijst_leeg',
      'artikel.niet_bestelbaar',
      'locatie.geblokkeerd',
      'locatie.niet_bestelbaar',
      'validatie.verplicht',
      'validatie.keuze',
      'validatie.max_tekens',
      'datum.geblokkeerd',
      'datum.weekend',
      'datum.gesloten',
      'datum.verleden',
      'datum.te_ver',
      'datum.retour_voor_lever',
      'adres.niet_gevonden',
      'depot.niet_gevonden',
      'verzoek.sleutel_hergebruikt',
    ],
  }),
  rejectSavedRequest: command('/api/SavedAanvragen/RejectSavedAanvraag', {
    perMinute: 60,
    summary:
      'Reject a submitted list with a reason, and what should be otherwise; who asked can change it and submit it anew (R-APPR-05 to R-APPR-08).',
    access: 'approval.decide',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    changes: ['orderLists', 'approvals', 'notifications', 'mails'],
    in: OneSubmission.extend({ redenAfkeuring: Text250.default(''), ...decisions }),
    out: z.null(),
    errors: [...decided, 'goedkeuren.reden_verplicht'],
  }),
  undoDecision: command('/api/SavedAanvragen/UndoBesluit', {
    perMinute: 60,
    summary: 'Take an own decision back, while nothing came of it yet; the list waits again as it did.',
    access: 'approval.decide',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    changes: ['requests', 'orderLists', 'approvals', 'notifications', 'outbox', 'mails'],
    in: OneSubmission,
    out: z.null(),
    errors: ['goedkeuren.niet_terug', ...passed],
  }),
  getCandidates: query('/api/SavedAanvragen/GetGoedkeurders', {
    summary: 'Who may approve at the location of a submitted list, for handing it over; the first are asked first.',
    access: 'approval.handOver',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    reads: ['locations', 'users', 'requests', 'orderLists', 'approvals', 'outbox'],
    in: OneSubmission,
    /** `goedkeurder` is the name in the back office, for `handOver`; `gevraagd` are those who are asked now. */
    out: z.object({
      items: z.array(z.object({ goedkeurder: z.string(), naam: z.string(), gevraagd: z.boolean() })),
    }),
    errors: passed,
  }),
  handOver: command('/api/SavedAanvragen/OverdragenBeslissing', {
    perMinute: 60,
    summary: 'Give a submitted list that waits to other approvers of its location, with a reason; never to who asked.',
    access: 'approval.handOver',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    changes: ['approvals', 'mails'],
    in: OneSubmission.extend({
      goedkeurders: z.array(UserName).max(20),
      reden: Text250.default(''),
    }),
    out: z.null(),
    errors: [
      ...decided,
      'overdragen.reden_verplicht',
      'overdragen.aantal',
      'overdragen.aanvrager',
      'overdragen.onbekend',
      'overdragen.ongewijzigd',
    ],
  }),
  getDeputies: query('/api/SavedAanvragen/GetVervangingen', {
    summary: 'Who stands in for the user, and for whom the user does: what is so today or still to come.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    reads: ['users', 'approvals'],
    in: z.object({ gebruikersnaam: UserName }),
    out: z.object({ eigen: z.array(Deputy), voorAnderen: z.array(Deputy) }),
  }),
  findPeople: query('/api/SavedAanvragen/ZoekVervangers', {
    summary: 'At most ten people, by name, who could stand in: those who share a customer or a location with the user.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    perMinute: 120,
    reads: ['locations', 'users'],
    in: z.object({ gebruikersnaam: UserName, zoekterm: z.string().trim().max(80).default('') }),
    out: z.object({ items: z.array(Colleague) }),
  }),
  setDeputy: command('/api/SavedAanvragen/SetVervanging', {
    summary: 'Let somebody decide in the place of the user on these days; the user still can too.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    changes: ['approvals'],
    in: z.object({ gebruikersnaam: UserName, vervanger: UserName, van: CalendarDate, tot: CalendarDate }),
    out: Deputy,
    errors: [
      'vervanging.verleden',
      'vervanging.tot_voor_van',
      'vervanging.uzelf',
      'vervanging.onbekend',
      'vervanging.overlapt',
      'lijst.te_veel',
    ],
  }),
  deleteDeputy: command('/api/SavedAanvragen/DeleteVervanging', {
    summary: 'End what somebody stands in for the user, at once.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    location: 'record',
    changes: ['approvals'],
    in: z.object({ gebruikersnaam: UserName, vervangingId: Id }),
    out: z.null(),
  }),
}
