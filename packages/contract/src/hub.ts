import { z } from 'zod'
import { subjects } from './subjects.ts'

/** The realtime connection: opened after login with the session's token, closed at logout (R-RT-01 to R-RT-04). */
export const hubPath = '/hubs/communication'

/**
 * How a page connects: by one WebSocket from the first byte. Long polling is many requests that must all reach the same
 * process, which a balancer without sticky sessions does not do.
 */
export const hubTransports = ['websocket'] as const

/** By this header of a command a page says which connection is its own: it knows what it changed, and gets no event of it. */
export const ownConnectionHeader = 'x-portal-connection'

/** Events carry no data of anybody, only what to read again or how far work is; every reader asks the normal calls. */
export const hubEvents = {
  /**
   * Something of these subjects changed: whatever shows it is read again. `ids` are all that changed of them, and left out
   * where that cannot be told.
   */
  changed: {
    name: 'GegevensGewijzigd',
    payload: z.object({ subjects: z.array(z.enum(subjects)), ids: z.array(z.string()).optional() }),
  },
  /**
   * News to say to this user: what became of feedback or of a new or closed location (`locatie.<what>`), whose `stand` is
   * how its write stands or `antwoord` for an answer of the back office; or a list came to decide on (`goedkeuren`).
   */
  outcomeKnown: {
    name: 'UitkomstBekend',
    payload: z.object({ soort: z.string(), id: z.string(), naam: z.string(), stand: z.string() }),
  },
  /** A task began, went on or ended; told to administrators only. `progress` is percent, `part` what it is at. */
  jobUpdated: {
    name: 'TaakUpdated',
    payload: z.object({ id: z.string(), running: z.boolean(), progress: z.number(), part: z.string() }),
  },
  /** More was told since this page last listened than the portal still knows: whatever is shown may be old. */
  eventsMissed: { name: 'BerichtenGemist', payload: z.object({}) },
  /** The session of this connection ended elsewhere. */
  sessionEnded: { name: 'SessieBeeindigd', payload: z.object({}) },
} as const

export type HubEvent = keyof typeof hubEvents
