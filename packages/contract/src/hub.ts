import { z } from 'zod'
import type { Subject } from './subjects.ts'

/** The realtime connection: opened after login with the session's token, closed at logout (R-RT-01 to R-RT-04). */
export const hubPath = '/hubs/communication'

/**
 * How a page connects: by one WebSocket from the first byte. Long polling is many requests that must all reach the same
 * process, which a balancer without sticky sessions does not do.
 */
export const hubTransports = ['websocket'] as const

/** What stands and happens at a location. */
export const locationSubjects = [
  'stock',
  'inspections',
  'orders',
  'requests',
  'invoices',
  'exitOrders',
  'documents',
  'complaints',
] as const satisfies readonly Subject[]

/** Events carry no data of anybody, only what to read again or how far work is; every reader asks the normal calls. */
export const hubEvents = {
  /** The locations of this user changed (OP-67). */
  locationsUpdated: { name: 'GebruikerLocatiesUpdated', payload: z.object({}) },
  /** A request of a location of this user changed state or got its number. */
  requestUpdated: { name: 'AanvraagUpdated', payload: z.object({ aanvraagnummer: z.string() }) },
  /**
   * What became of feedback (`klacht`) or of a new or closed location (`locatie`) of this user: `stand` is how its write
   * stands, or `antwoord` for an answer of the back office.
   */
  outcomeKnown: {
    name: 'UitkomstBekend',
    payload: z.object({ soort: z.string(), id: z.string(), naam: z.string(), stand: z.string() }),
  },
  /** An order list of this user changed in another window or process. */
  orderListUpdated: { name: 'BestellijstUpdated', payload: z.object({ bestellijstId: z.string() }) },
  /** A submitted list came (`nieuw`), went or was decided on; told to those who decide on it and to administrators. */
  approvalsUpdated: { name: 'GoedkeurenUpdated', payload: z.object({ nieuw: z.boolean() }) },
  /** These subjects changed at a location of this user after a synchronisation. */
  locationDataUpdated: {
    name: 'LocatieGegevensUpdated',
    payload: z.object({ delen: z.array(z.enum(locationSubjects)) }),
  },
  /** The removal list of this user at a location changed in another window or process. */
  removalListUpdated: { name: 'AfvoerlijstUpdated', payload: z.object({ materieellocatie: z.string() }) },
  /** Catalogue data changed after a synchronisation. */
  catalogueUpdated: { name: 'CatalogusUpdated', payload: z.object({}) },
  /** Something changed in the outbox; told to administrators only. */
  outboxUpdated: { name: 'OutboxUpdated', payload: z.object({}) },
  /** Mails were made, sent, kept or given up; told to administrators only. */
  mailsUpdated: { name: 'MailsUpdated', payload: z.object({}) },
  /** Somebody changed settings of the company. */
  settingsUpdated: { name: 'InstellingenUpdated', payload: z.object({}) },
  /** Accounts, registrations or an import of users changed; told to administrators only. */
  usersUpdated: { name: 'GebruikersUpdated', payload: z.object({}) },
  /** A page or an extra info of the company was changed, published or removed. */
  contentUpdated: { name: 'ContentUpdated', payload: z.object({}) },
  /** A task began, went on or ended; told to administrators only. `progress` is percent, `part` what it is at. */
  jobUpdated: {
    name: 'TaakUpdated',
    payload: z.object({ id: z.string(), running: z.boolean(), progress: z.number(), part: z.string() }),
  },
  /** More was told since this page last listened than the portal still knows: whatever is shown may be old. */
  eventsMissed: { name: 'BerichtenGemist', payload: z.object({}) },
  /** This user was told of something, or read it on another device. */
  notificationsUpdated: { name: 'MeldingenUpdated', payload: z.object({}) },
  /** Looking along was asked, answered or ended; told to both sides. */
  looksUpdated: { name: 'MeekijkenUpdated', payload: z.object({}) },
  /** The session of this connection ended elsewhere. */
  sessionEnded: { name: 'SessieBeeindigd', payload: z.object({}) },
} as const

export type HubEvent = keyof typeof hubEvents
