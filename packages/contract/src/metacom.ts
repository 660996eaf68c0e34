import { z } from 'zod'
import { command, query } from './define.ts'
import { ChangeAnswer, locationFormErrors, locationPlace } from './location-changes.ts'
import { UserName } from './values.ts'

const Code = z.string().trim().min(1).max(20)

/** A branch, company, project or cost-control post of MetaCom. */
const Choice = z.object({ code: z.string(), naam: z.string() })
const choices = z.object({ items: z.array(Choice) })

const booked = {
  access: 'location.create',
  identity: 'gebruikerLogin',
  area: 'AppNieuweLocatieAanmaken',
  capability: 'locations.createWithMetacom',
} as const
const asked = { ...booked, perMinute: 120, out: choices, errors: ['metacom.geen_antwoord'] } as const

/** The builder's own books, in which the rent of a location is booked (OP-71, decision: variants). */
export const metacom = {
  getBranches: query('/api/MetaCom/GetMetacomBranches', {
    ...asked,
    summary: 'The branches of MetaCom, from which a booking begins.',
    reads: ['locations'],
    in: z.object({ gebruikerLogin: UserName }),
  }),
  getCompanies: query('/api/MetaCom/GetMetacomCompanies', {
    ...asked,
    summary: 'The companies of a branch of MetaCom.',
    reads: ['locations'],
    in: z.object({ gebruikerLogin: UserName, vestiging: Code }),
  }),
  getProjects: query('/api/MetaCom/GetMetacomProjecten', {
    ...asked,
    summary: 'The projects of a company of MetaCom.',
    reads: ['locations'],
    in: z.object({ gebruikerLogin: UserName, bedrijf: Code }),
  }),
  getPosts: query('/api/MetaCom/GetMetacomBewakingsPosten', {
    ...asked,
    summary: 'The cost-control posts of a project of MetaCom that take bookings.',
    reads: ['locations'],
    in: z.object({ gebruikerLogin: UserName, projectNummer: Code }),
  }),
  saveLocation: command('/api/MetaCom/SaveMetacomMaterieelLocatie', {
    perMinute: 30,
    ...booked,
    summary: 'Make a location in the back office and book it in MetaCom, as one order: both take it, or neither.',
    changes: ['locations', 'outbox', 'mails'],
    in: z.object({
      ...locationPlace,
      vestiging: Code.or(z.literal('')).default(''),
      bedrijf: Code.or(z.literal('')).default(''),
      bewakingspost: Code.or(z.literal('')).default(''),
    }),
    out: ChangeAnswer,
    errors: [...locationFormErrors, 'locatie.nummer_max_cijfers', 'locatie.nummer_in_gebruik'],
  }),
}
