import { submissionStatuses } from '@portal/domain/approvals/may-decide.ts'
import { z } from 'zod'
import { HandOver } from './ordering.ts'
import { CalendarDate, Id, ItemKind, OfSet, PromisePoint, ShownPriceType } from './values.ts'

/** The days of a submitted list. */
export const ListDays = z.object({ leverDatum: CalendarDate.nullable(), retourDatum: CalendarDate.nullable() })
export type ListDays = z.output<typeof ListDays>

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
  /** The reader may give it to other approvers: administrators, while it waits. */
  magOverdragen: z.boolean(),
  /** It waits and none of those who were asked can decide today; known to administrators. */
  zonderBeslisser: z.boolean(),
  /** That other approvers were asked last; null while those who were asked first are. */
  overdracht: HandOver.nullable(),
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
  ...OfSet.shape,
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

/**
 * Something asked for that stands at a location of the same customer which the reader may see: on a removal list there, or
 * free of any list and order.
 */
export const StandsElsewhere = z.object({
  regelNummer: z.number().int(),
  soort: z.enum(['afvoerlijst', 'voorraad']),
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  aantal: z.number().int(),
  /** Since when the first of them is there, or is to go. */
  sinds: CalendarDate.nullable(),
  /** The day on which the first of them was to go back, when that passed. */
  terugOp: CalendarDate.nullable(),
  /** What the reader can have moved with one tap: pieces by their numbers, or a number of what is counted; else empty. */
  stukken: z.array(z.object({ materieelNummer: z.string(), aantal: z.number().int() })),
})
export type StandsElsewhere = z.output<typeof StandsElsewhere>

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
  /** The days as who decided set them; null while nothing is decided, or when they stayed. */
  besluitDagen: ListDays.nullable(),
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
export const Deputy = z.object({
  vervangingId: Id,
  naam: z.string(),
  van: CalendarDate,
  tot: CalendarDate,
  /** It is so today; else it is still to come. */
  loopt: z.boolean(),
  /** Who stands in set a deputy too for some of these days; nobody stands in for a deputy. */
  zelfAfwezig: z.boolean(),
})
export type Deputy = z.output<typeof Deputy>

/** Somebody who could stand in; `vervanger` is the name in the back office, for `setDeputy`. */
export const Colleague = z.object({ vervanger: z.string(), naam: z.string(), bedrijf: z.string() })
export type Colleague = z.output<typeof Colleague>
