import { z } from 'zod'
import { query } from './define.ts'

/** The tasks that run again and again by themselves: each says how old what it brings is. */
export const RepeatedJob = z.enum([
  'AanvragenEnOrdersSync',
  'VoorraadSync',
  'MaterieelLocatieEnGebruikersSync',
  'MaterieelKlachtenSync',
  'CatalogusSync',
  'MaterieelSync',
  'MaterieelSetsSync',
  'SynonimeneSync',
  'FacturenSync',
  'KeuringenSync',
  'FactuurDocVerwijzingSync',
])
export type RepeatedJob = z.output<typeof RepeatedJob>

/** How old the data are that a task brings; older than `staleAfterSeconds` means that runs were missed. */
export const DataAge = z.object({
  id: RepeatedJob,
  /** When the oldest of its tables was last in step; null when one never was. */
  updated: z.iso.datetime().nullable(),
  staleAfterSeconds: z.number().int(),
})
export type DataAge = z.output<typeof DataAge>

/** By itself, because many screens say the age of what they show. */
export const getDataAges = query('/api/MaterieelSync/GetDataAges', {
  summary: 'How old the data of each repeated synchronisation are.',
  access: 'session',
  reads: ['tasks'],
  in: z.object({}),
  out: z.object({ items: z.array(DataAge) }),
})
