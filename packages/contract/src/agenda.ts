import { agendaKinds, agendaStates } from '@portal/domain/agenda/agenda-entry.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { CalendarDate, LocationNo, OfLocation, ProjectNo, ShownOrderKind, UserName } from './values.ts'

/** What is at a site on a day, called by what is in it. */
export const AgendaEntry = z.object({
  soort: z.enum(agendaKinds),
  /** What `nummer` is the number of: an order, a request without one yet, an inspected piece, a kind of equipment. */
  bron: z.enum(['order', 'aanvraag', 'keuring', 'voorraad']),
  nummer: z.string(),
  /** Of an order or a request: the request, by the number people know; null when it came of none, and for all else. */
  aanvraagnummer: z.string().nullable(),
  /** The piece of what is to go back; empty for what is counted, and for all else. */
  stuk: z.string(),
  /** Of an order: its kind, which its key has too. */
  ordersoort: ShownOrderKind.nullable(),
  /** It comes here or goes away; null for what stays. */
  richting: z.enum(['naar', 'van']).nullable(),
  dag: CalendarDate,
  stand: z.enum(agendaStates),
  /** Days that it should have been done before today; 0 for what is in time or done. */
  dagenTeLaat: z.number().int(),
  /** The first thing of it, by name; empty where nothing is listed, e.g. for a drive. */
  omschrijving: z.string(),
  /** How many of that first thing. */
  aantal: z.number(),
  /** Further lines. */
  anderen: z.number().int(),
  afbeelding: z.string().nullable(),
  referentie: z.string(),
  /** Of the locations asked for, the one it is at. */
  materieellocatie: LocationNo,
})
export type AgendaEntry = z.output<typeof AgendaEntry>

/** Something that waits for the reader; `nummer` leads to it where it is one thing. */
export const WaitingThing = z.object({
  /** `ingediend` waits for an approver: nothing is to be done about it. */
  soort: z.enum([
    'goedkeuren',
    'geweigerd',
    'vervallen',
    'afgekeurd',
    'bestellijst',
    'ingediend',
    'afvoerlijst',
    'retour',
    'keuring',
  ]),
  nummer: z.string(),
  naam: z.string(),
  aantal: z.number(),
  /** Why it was refused or given up; empty otherwise. */
  reden: z.string(),
})
export type WaitingThing = z.output<typeof WaitingThing>

/** Null where the area of a figure is switched off. Each is what the list behind it shows, counted by the same rule. */
const Figures = z.object({
  stock: z
    .object({
      stuks: z.number(),
      soorten: z.number().int(),
      teLaatRetour: z.number().int(),
      langstTeLaat: z.number().int(),
      /** Euros in a week, an estimate by the prices of today; null where prices may not be shown (R-PRICE-01). */
      huurPerWeek: z.number().nullable(),
    })
    .nullable(),
  keuringen: z
    .object({
      /** In the coming seven days. */
      komend: z.number().int(),
      verlopen: z.number().int(),
    })
    .nullable(),
  openAanvragen: z.number().int().nullable(),
})

/** Something that costs rent and has not moved for as long as the setting says. */
export const StillThing = z.object({
  materieelSoort: z.string(),
  /** Empty for what is only counted. */
  materieelNummer: z.string(),
  omschrijving: z.string(),
  afbeelding: z.string().nullable(),
  huidig: z.number(),
  /** Since when it stands here. */
  sinds: CalendarDate,
  /** Euros in a week, an estimate by the prices of today; null where prices may not be shown (R-PRICE-01). */
  huurPerWeek: z.number().nullable(),
})
export type StillThing = z.output<typeof StillThing>

export const Today = z.object({
  /** The day that the answer is of. */
  dag: CalendarDate,
  /** Late, today and the six days after it, in that order. */
  regels: z.array(AgendaEntry),
  wacht: z.array(WaitingThing),
  cijfers: Figures,
  /** What stands still and costs rent, the dearest of it by name; null while the stock is switched off. */
  stil: z
    .object({ aantal: z.number().int(), huurPerWeek: z.number().nullable(), items: z.array(StillThing) })
    .nullable(),
})
export type Today = z.output<typeof Today>

/** Longest span of one reading of the agenda, in days. */
export const mostAgendaDays = 92

const AtPlace = OfLocation.extend({ projectNummer: ProjectNo.optional() })

const Person = z.object({ gebruikerLogin: UserName })

export const agenda = {
  getToday: query('/api/Agenda/GetVandaag', {
    summary:
      'What happens at a location today and in the six days after it, what waits for the user, and five figures.',
    access: 'location.view',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    kept: true,
    reads: [
      'catalogue',
      'prices',
      'texts',
      'locations',
      'users',
      'stock',
      'inspections',
      'orders',
      'requests',
      'orderLists',
      'removalLists',
      'approvals',
    ],
    in: AtPlace,
    out: Today,
  }),
  getAgenda: query('/api/Agenda/GetAgenda', {
    summary: 'What comes, goes, moves, is driven, inspected and to go back at a location between two days, late first.',
    access: 'location.view',
    area: 'AppLocatie',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    kept: true,
    reads: ['catalogue', 'prices', 'texts', 'locations', 'stock', 'inspections', 'orders', 'requests'],
    in: AtPlace.extend({ van: CalendarDate, tot: CalendarDate }),
    out: z.object({ dag: CalendarDate, items: z.array(AgendaEntry) }),
    errors: ['verzoek.onjuist'],
  }),
  getCalendarFeed: query('/api/MaterieelKeuringen/GetAgendaAbonnement', {
    summary: 'Whether the user has a calendar feed of coming inspections.',
    access: 'session',
    area: 'AppKeuringen',
    identity: 'gebruikerLogin',
    reads: ['access'],
    in: Person,
    out: z.object({ aangemaaktOp: z.iso.datetime().nullable(), gelezenOp: z.iso.datetime().nullable() }),
  }),
  createCalendarFeed: command('/api/MaterieelKeuringen/CreateAgendaAbonnement', {
    summary: 'A new address of the calendar feed; the former one stops working. It is shown this once.',
    access: 'session',
    area: 'AppKeuringen',
    identity: 'gebruikerLogin',
    hasSecretAnswer: true,
    changes: ['access'],
    in: Person,
    // The feed is at `/calendar/<token>.ics`.
    out: z.object({ token: z.string() }),
  }),
  deleteCalendarFeed: command('/api/MaterieelKeuringen/DeleteAgendaAbonnement', {
    summary: 'Ends the calendar feed: its address answers as one that never was.',
    access: 'session',
    area: 'AppKeuringen',
    identity: 'gebruikerLogin',
    changes: ['access'],
    in: Person,
    out: z.null(),
  }),
}
