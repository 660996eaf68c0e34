import { inspectionResults } from '@portal/domain/inspections/inspection-display.ts'
import { inspectionWarnings } from '@portal/domain/inspections/inspection-warning.ts'
import { z } from 'zod'
import { query } from './define.ts'
import { Document } from './documents.ts'
import { CalendarDate, LocationNo, UserName } from './values.ts'

/** An inspection of a numbered piece (R-ENT-37). */
export const Inspection = z.object({
  keuringId: z.number().int(),
  materieelNummer: z.string(),
  materieelSoort: z.string(),
  materieelOmschrijving: z.string(),
  keuringsNummer: z.string(),
  /** The kind of inspection, e.g. `HIJS`. */
  type: z.string(),
  omschrijving: z.string(),
  volgendeDatum: CalendarDate.nullable(),
  datum: CalendarDate.nullable(),
  /** Null for a word that the back office added later (R-STATE-11). */
  resultaat: z.enum(inspectionResults).nullable(),
  /** The last of its kind for this piece; only that one still counts. */
  laatste: z.boolean(),
  /** By the thresholds of the settings (OP-80); null while it is far away, unknown, or no longer counts. */
  waarschuwing: z.enum(inspectionWarnings).nullable(),
  documenten: z.array(Document),
})
export type Inspection = z.output<typeof Inspection>

export const inspections = {
  getInspections: query('/api/MaterieelKeuringen/GetKeuringen', {
    summary: 'The inspections of the pieces at a location, those that need attention first.',
    access: 'location.view',
    area: 'AppKeuringen',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['texts', 'stock', 'inspections', 'documents'],
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      /** True adds those that a later one of the same kind superseded. */
      eerdere: z.boolean().optional(),
    }),
    out: z.object({ items: z.array(Inspection) }),
  }),
  getInspectionStanding: query('/api/MaterieelKeuringen/GetKeuringenStand', {
    summary: 'How many inspections at a location need attention.',
    access: 'location.view',
    area: 'AppKeuringen',
    location: 'materieellocatie',
    reads: ['stock', 'inspections'],
    in: z.object({ materieellocatie: LocationNo }),
    out: z.object({
      /** Overdue, within danger or not approved. */
      dringend: z.number().int(),
      /** Within warning. */
      binnenkort: z.number().int(),
    }),
  }),
}
