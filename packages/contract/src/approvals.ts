import { submissionStatuses } from '@portal/domain/approvals/may-decide.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { PlacedRequest } from './requests.ts'
import {
  CalendarDate,
  Id,
  ItemKind,
  Locale,
  PromisePoint,
  RecordNo,
  ShownPriceType,
  Text250,
  UserName,
} from './values.ts'

/** A submitted list in the list of those who decide: who asks for what, and what was decided. */
export const Submission = z.object({
  savedAanvraagNummer: z.string(),
  status: z.enum(submissionStatuses),
  lijstNaam: z.string(),
  /** The thing that stands first on the list; a submission is called by what is in it. */
  inhoud: z.string(),
  aangevraagdDoor: z.string(),
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  ingediendOp: z.iso.datetime(),
  leverDatum: CalendarDate.nullable(),
  retourDatum: CalendarDate.nullable(),
  ophalen: z.boolean(),
  spoed: z.boolean(),
  referentie: z.string(),
  opmerking: z.string(),
  aantalRegels: z.number().int(),
  /** The reader may decide on it and it waits; administrators see all and decide only where they are approver. */
  magBesluiten: z.boolean(),
  /** The approver who is away and in whose place the reader decides; null for an own list, and once it is decided. */
  namens: z.string().nullable(),
  besluitDoor: z.string().nullable(),
  /** The approver who was away; null when who decided was approver. */
  besluitNamens: z.string().nullable(),
  besluitOp: z.iso.datetime().nullable(),
  redenAfkeuring: z.string().nullable(),
  /** The request that it became. */
  aanvraagnummer: z.string().nullable(),
})
export type Submission = z.output<typeof Submission>

export const SubmissionLine = z.object({
  regelNummer: z.number().int(),
  /** The line it came with; it follows that one. */
  hoortBij: z.number().int().nullable(),
  type: ItemKind,
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  /** As it was asked. */
  aantal: z.number().int(),
  opmerking: z.string(),
  afbeelding: z.string().nullable(),
  priceType: ShownPriceType,
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  gewichtPerStuk: z.number(),
  bestelbaar: z.boolean(),
  /** How many the last request of this location had; null when it had none of it. */
  vorigAantal: z.number().nullable(),
  /** What was decided on this line; null while nothing is, or when it stayed as it was asked. */
  besluit: z.object({ aantal: z.number().int(), opmerking: z.string() }).nullable(),
})
export type SubmissionLine = z.output<typeof SubmissionLine>

/** What is wrong with a submission by now; the call that approves refuses what blocks with the same code. */
export const SubmissionFault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Field of the order call it is about; null for one that is about a line or the whole. */
  veld: z.string().nullable(),
  regelNummer: z.number().int().nullable(),
  /** False for what only has to be known, e.g. that it became urgent. */
  blokkeert: z.boolean(),
})
export type SubmissionFault = z.output<typeof SubmissionFault>

/** Pieces of something asked for that stand on a removal list, at a location of the same customer the reader may see. */
const StandsElsewhere = z.object({
  regelNummer: z.number().int(),
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  aantal: z.number().int(),
  /** Since when the first of them is to go. */
  sinds: CalendarDate,
})

export const SubmissionCard = Submission.extend({
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  depotOmschrijving: z.string(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  transportmiddel: z.string(),
  regels: z.array(SubmissionLine),
  /** Names of the others who can decide today: approvers, and who stands in for one. */
  beslissers: z.array(z.string()),
  bezwaren: z.array(SubmissionFault),
  /** The last request of this location; null when this is its first. */
  vorigeDatum: CalendarDate.nullable(),
  elders: z.array(StandsElsewhere),
  /** How far the request is that it became; none before. */
  beloften: z.array(PromisePoint),
  /** The reader decided on it, and it can still be taken back. */
  herroepbaar: z.boolean(),
})
export type SubmissionCard = z.output<typeof SubmissionCard>

/** Days on which somebody stands in for somebody; the name is that of the other one. */
const Deputy = z.object({
  vervangingId: Id,
  naam: z.string(),
  van: CalendarDate,
  tot: CalendarDate,
  /** It is so today; else it is still to come. */
  loopt: z.boolean(),
  /** Who stands in set a deputy too for some of these days; nobody stands in for a deputy. */
  zelfAfwezig: z.boolean(),
})

const OneSubmission = z.object({ savedAanvraagNummer: RecordNo })
const decided = ['goedkeuren.al_behandeld', 'goedkeuren.ingetrokken'] as const

export const approvals = {
  getSavedRequests: query('/api/SavedAanvragen/GetSavedAanvragen', {
    summary: 'Submitted lists the user may decide on, or decided; administrators see those of all (R-APPR-01, OP-48).',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    in: z.object({ gebruikersnaam: UserName, language: Locale, soort: z.enum(['open', 'besloten']).default('open') }),
    out: z.object({ items: z.array(Submission) }),
  }),
  getStanding: query('/api/SavedAanvragen/GetGoedkeurStand', {
    summary: 'How many submitted lists wait for the user, and whether the user decides anywhere at all.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    in: z.object({ gebruikersnaam: UserName }),
    out: z.object({ aantal: z.number().int(), isGoedkeurder: z.boolean() }),
  }),
  getSubmission: query('/api/SavedAanvragen/GetBeslissing', {
    summary: 'One submitted list with all that is needed to decide on it.',
    access: 'approval.view',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    in: OneSubmission.extend({ language: Locale }),
    out: SubmissionCard,
  }),
  approveSavedRequest: command('/api/SavedAanvragen/ApprovedSavedAanvraag', {
    summary:
      'Approve a submitted list, as asked or with other quantities: it becomes a request (R-APPR-04, R-APPR-08).',
    access: 'approval.decide',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    in: OneSubmission.extend({
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
      'datum.verleden',
      'datum.retour_voor_lever',
      'adres.niet_gevonden',
      'depot.niet_gevonden',
      'verzoek.sleutel_hergebruikt',
    ],
  }),
  rejectSavedRequest: command('/api/SavedAanvragen/RejectSavedAanvraag', {
    summary:
      'Reject a submitted list with a reason; who asked can change it and submit it anew (R-APPR-05 to R-APPR-08).',
    access: 'approval.decide',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    in: OneSubmission.extend({ redenAfkeuring: Text250.default('') }),
    out: z.null(),
    errors: [...decided, 'goedkeuren.reden_verplicht'],
  }),
  undoDecision: command('/api/SavedAanvragen/UndoBesluit', {
    summary: 'Take an own decision back, while nothing came of it yet; the list waits again as it did.',
    access: 'approval.decide',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    in: OneSubmission,
    out: z.null(),
    errors: ['goedkeuren.niet_terug'],
  }),
  getDeputies: query('/api/SavedAanvragen/GetVervangingen', {
    summary: 'Who stands in for the user, and for whom the user does: what is so today or still to come.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    in: z.object({ gebruikersnaam: UserName }),
    out: z.object({ eigen: z.array(Deputy), voorAnderen: z.array(Deputy) }),
  }),
  findPeople: query('/api/SavedAanvragen/ZoekVervangers', {
    summary: 'At most ten people, by name, who could stand in: those who share a customer or a location with the user.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    perMinute: 120,
    in: z.object({ gebruikersnaam: UserName, zoekterm: z.string().trim().max(80).default('') }),
    /** `vervanger` is the name in the back office, for `setDeputy`. */
    out: z.object({ items: z.array(z.object({ vervanger: z.string(), naam: z.string(), bedrijf: z.string() })) }),
  }),
  setDeputy: command('/api/SavedAanvragen/SetVervanging', {
    summary: 'Let somebody decide in the place of the user on these days; the user still can too.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    in: z.object({ gebruikersnaam: UserName, vervanger: UserName, van: CalendarDate, tot: CalendarDate }),
    out: Deputy,
    errors: [
      'vervanging.verleden',
      'vervanging.tot_voor_van',
      'vervanging.uzelf',
      'vervanging.onbekend',
      'vervanging.overlapt',
    ],
  }),
  deleteDeputy: command('/api/SavedAanvragen/DeleteVervanging', {
    summary: 'End what somebody stands in for the user, at once.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikersnaam',
    location: 'record',
    in: z.object({ gebruikersnaam: UserName, vervangingId: Id }),
    out: z.null(),
  }),
}
