import { deliveries, requestDeliveries } from '@portal/domain/requests/delivery.ts'
import { transportTimes } from '@portal/domain/requests/request-draft.ts'
import { z } from 'zod'
import {
  CalendarDate,
  Contents,
  Id,
  OfSet,
  PromisePoint,
  ShownItemKind,
  ShownOrderKind,
  ShownOrderStatus,
  ShownRequestStatus,
  ShownRequestType,
} from './values.ts'

/** Where something that was sent stands between portal and back office. */
export const Delivery = z.enum(deliveries)

/** The same of a request, which can also be withdrawn. */
export const RequestDelivery = z.enum(requestDeliveries)

/**
 * `verzonden` waits in the mail queue or is sent, `mislukt` could not be sent, `uit` has no recipient, `bewaard` is not
 * sent because there is no mail server: administrators can read it in the portal.
 */
export const MailState = z.enum(['verzonden', 'mislukt', 'uit', 'bewaard'])
export type MailState = z.output<typeof MailState>

/** What every call that makes a request answers; the back office's number follows when it is not there yet. */
export const PlacedRequest = z.object({
  aanvraagnummer: z.string(),
  erpNummer: z.string().nullable(),
  status: z.enum(['wachtrij', 'bevestigd', 'geweigerd']),
  mail: MailState,
})
export type PlacedRequest = z.output<typeof PlacedRequest>

export const Request = z.object({
  aanvraagnummer: z.string(),
  erpNummer: z.string().nullable(),
  inhoud: Contents,
  /** Of the locations it is about, the one of those asked for. */
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  datum: CalendarDate,
  leverDatum: CalendarDate.nullable(),
  retourDatum: CalendarDate.nullable(),
  verplaatsDatum: CalendarDate.nullable(),
  afvoerDatum: CalendarDate.nullable(),
  status: ShownRequestStatus,
  soort: ShownRequestType,
  aangevraagdDoor: z.string(),
  collect: z.boolean(),
  spoed: z.boolean(),
  referentie: z.string(),
  aantalRegels: z.number().int(),
  verzending: RequestDelivery,
})
export type Request = z.output<typeof Request>

export const RequestLine = z.object({
  regelNummer: z.number().int(),
  materieelSoort: z.string(),
  /** The piece, where it is known which. */
  materieelNummer: z.string(),
  type: ShownItemKind,
  omschrijving: z.string(),
  eenheid: z.string(),
  aantal: z.number(),
  aantalVerwerkt: z.number(),
  opmerking: z.string(),
  ...OfSet.shape,
  afbeelding: z.string().nullable(),
  toonPrijs: z.boolean(),
  huurPrijs: z.number(),
  huurPrijsWeek: z.number(),
  verkoopPrijs: z.number(),
  gewichtPerStuk: z.number(),
})
export type RequestLine = z.output<typeof RequestLine>

/** One step on the way of a request; the newest is last. */
export const RequestStep = z.object({
  stap: z.enum([
    'ontvangen',
    'akkoord',
    'verzonden',
    'bevestigd',
    'geweigerd',
    'aangehouden',
    'vervallen',
    'ingetrokken',
    'status',
    'order',
  ]),
  /** A calendar date where the back office says no more. */
  moment: z.union([z.iso.datetime(), z.iso.date()]),
  status: ShownRequestStatus.nullable(),
  tekst: z.string(),
})

export type RequestStep = z.output<typeof RequestStep>

/** Where the goods of a move or transport are fetched. */
const FetchAddress = z.object({
  naam: z.string(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
})

/** What a transport request asks, with the names of its form (R-ENT-44). */
const TransportAsked = z.object({
  lading: z.string(),
  wieLaadt: z.string(),
  laadopties: z.array(z.string()),
  keuzeLaadTijd: z.enum(transportTimes),
  laadtijdStart: z.string(),
  laadtijdEind: z.string(),
  keuzeLosTijd: z.enum(transportTimes),
  lostijdStart: z.string(),
  lostijdEind: z.string(),
  /** When the desk made the request: the times in its own words, then there is neither choice nor time. */
  laadtijd: z.string(),
  lostijd: z.string(),
})

/** What was decided otherwise than asked: lines, 0 for one that was left out, and days, null when they stayed. */
export const DecisionChanges = z.object({
  wijzigingen: z.array(
    z.object({ omschrijving: z.string(), gevraagd: z.number(), aantal: z.number(), opmerking: z.string() }),
  ),
  dagen: z
    .object({
      gevraagdeLeverDatum: CalendarDate.nullable(),
      gevraagdeRetourDatum: CalendarDate.nullable(),
      leverDatum: CalendarDate.nullable(),
      retourDatum: CalendarDate.nullable(),
    })
    .nullable(),
})
export type DecisionChanges = z.output<typeof DecisionChanges>

/** Who of the customer approved it, and the lines that were decided otherwise than asked; 0 for one that was left out. */
const Approval = z.object({
  door: z.string(),
  /** The approver who was away, in whose place it was approved; null when who approved was approver. */
  namens: z.string().nullable(),
  ...DecisionChanges.shape,
})

export const RequestDetails = Request.extend({
  /** Null for a request that needed no approval. */
  goedkeuring: Approval.nullable(),
  /** Number and name of where the goods come from and go to; empty where that is a depot. */
  vanLocatie: z.string(),
  naarLocatie: z.string(),
  /** Null when the address above is the only one. */
  ophaaladres: FetchAddress.nullable(),
  /** Null for everything but a transport request. */
  transport: TransportAsked.nullable(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  depotnummer: z.string(),
  depotOmschrijving: z.string(),
  transportmiddel: z.string(),
  opmerking: z.string(),
  /** Why the back office or its desk refused it; empty otherwise. */
  reden: z.string(),
  /** The reader's own list that has its lines again; null when none has. */
  terugOpLijst: z.object({ soort: z.enum(['bestellijst', 'afvoerlijst']), id: Id }).nullable(),
  /** The orders that came of it, the oldest first. */
  orders: z.array(z.object({ ordernummer: z.string(), type: ShownOrderKind, status: ShownOrderStatus })),
  regels: z.array(RequestLine),
  verloop: z.array(RequestStep),
  beloften: z.array(PromisePoint),
  /** The reader made it and the back office has nothing of it yet, so `withdrawRequest` would take it back. */
  intrekbaar: z.boolean(),
})
export type RequestDetails = z.output<typeof RequestDetails>
