import { lookReasonLength } from '@portal/domain/look-along/look-along.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { Id, UserName } from './values.ts'

const Look = z.object({
  id: Id,
  /** The other side: who looks, for the person; whom they look at, for an administrator. */
  gebruikersnaam: z.string(),
  naam: z.string(),
  reden: z.string(),
  /** Asked and not answered yet, allowed, or refused. */
  stand: z.enum(['gevraagd', 'loopt', 'geweigerd']),
  /** Until when it can be answered, or lasts. */
  tot: z.iso.datetime(),
})
export type Look = z.output<typeof Look>

export const lookAlong = {
  getLooks: query('/api/Meekijken/GetMeekijken', {
    summary: 'Who asks to look along with the person or does so now, and what the person asked of others.',
    access: 'session',
    whileLooking: true,
    reads: ['users', 'access'],
    in: z.object({}),
    out: z.object({
      /** Of the person that is looked at. */
      bijMij: z.array(Look),
      /** Of the administrator who looks. */
      vanMij: z.array(Look),
      /** Set in the session by which an administrator looks: whom at, and until when. */
      nu: Look.nullable(),
    }),
  }),
  askLook: command('/api/Meekijken/VraagMeekijken', {
    perMinute: 10,
    summary: 'Ask somebody whether one may see the portal as they do; their open pages get the event at once.',
    access: 'look.ask',
    changes: ['access'],
    in: z.object({ gebruikersnaam: UserName, reden: z.string().trim().min(1).max(lookReasonLength) }),
    out: z.object({ id: Id }),
    errors: ['error.niet_gevonden', 'error.niet_toegankelijk'],
  }),
  answerLook: command('/api/Meekijken/BeantwoordMeekijken', {
    summary: 'Allow an administrator to look along for half an hour, or refuse it.',
    access: 'session',
    changes: ['access'],
    in: z.object({ id: Id, akkoord: z.boolean() }),
    out: z.null(),
    errors: ['error.niet_gevonden'],
  }),
  openLook: command('/api/Meekijken/OpenMeekijken', {
    summary:
      'A session that sees the portal as a person who allowed it, changes nothing, and ends with the permission.',
    access: 'look.ask',
    hasSecretAnswer: true,
    changes: ['access'],
    in: z.object({ id: Id }),
    out: z.object({ token: z.string() }),
    errors: ['error.niet_gevonden', 'meekijken.niet_toegestaan'],
  }),
  endLook: command('/api/Meekijken/BeeindigMeekijken', {
    summary: 'End looking along, by either side, at once and in every process.',
    access: 'session',
    whileLooking: true,
    changes: ['access'],
    in: z.object({ id: Id }),
    out: z.null(),
    errors: ['error.niet_gevonden'],
  }),
}
