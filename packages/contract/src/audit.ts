import { z } from 'zod'
import { query } from './define.ts'
import { CalendarDate } from './values.ts'

const AuditRow = z.object({
  id: z.string(),
  moment: z.iso.datetime(),
  /** Account name; empty for a visitor without one, `operator …` for a command on the machine. */
  door: z.string(),
  /** Feature and action as the calls are named, e.g. `orderList.addItems`. */
  handeling: z.string(),
  locatieNo: z.string().nullable(),
  /** What it was done to: a number, an account, a setting. */
  onderwerp: z.string(),
  /** What else was kept of it, e.g. values before and after. */
  gegevens: z.record(z.string(), z.unknown()),
  /** The reference number that the log and the message of an error carry too. */
  verzoek: z.string(),
})
export type AuditRow = z.output<typeof AuditRow>

/** Calls of the portal itself, for its administrators; spec/calls.json has none. */
export const audit = {
  getAuditLog: query('/api/Audit/GetAuditLog', {
    summary: 'What people changed, newest first: who, what, when and where; never a secret or a password.',
    access: 'audit.view',
    reads: [],
    in: z.object({
      /** The feature, e.g. `orderList`; empty for all. */
      onderdeel: z.string().trim().max(40).default(''),
      /** A part of the account, of what it was done to, of the location or the action; or a whole reference number. */
      zoekterm: z.string().trim().max(100).default(''),
      /** First and last day, of the Netherlands. */
      van: CalendarDate.nullable().default(null),
      tot: CalendarDate.nullable().default(null),
      pagina: z.number().int().min(1).max(100_000).default(1),
      rijen: z.number().int().min(1).max(250).default(50),
    }),
    out: z.object({
      items: z.array(AuditRow),
      totaal: z.number().int(),
    }),
  }),
}
