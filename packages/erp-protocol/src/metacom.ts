import { z } from 'zod'

/**
 * What the portal asks of MetaCom, the books of the builder itself: JSON over HTTP below `/api/v1`, an account by Basic, a
 * refusal as `{ error: { code, message } }`. The specification says no more of it than what it lists (OP-71, decision: variants).
 */
const code = z.string().min(1).max(20)

export const MetacomEntry = z.object({ no: code, name: z.string().max(100) })
/** A branch, a company of a branch, a project of a company, a post of a project. */
export const MetacomList = z.object({ items: z.array(MetacomEntry) })

/** A code as part of a path; half a character, which no path can carry, is none of its codes either. */
const part = (no: string): string => encodeURIComponent(no.toWellFormed())

export const metacomPaths = {
  branches: '/api/v1/branches',
  companies: (branchNo: string) => `/api/v1/branches/${part(branchNo)}/companies`,
  projects: (companyNo: string) => `/api/v1/companies/${part(companyNo)}/projects`,
  posts: (projectNo: string) => `/api/v1/projects/${part(projectNo)}/posts`,
  /** `POST` saves one. */
  locations: '/api/v1/equipment-locations',
  /** Found by the id it was sent with. */
  location: (id: string) => `/api/v1/equipment-locations/${id}`,
  /** `POST` takes it out; what is not there needs no taking out. */
  withdraw: (id: string) => `/api/v1/equipment-locations/${id}/withdraw`,
} as const

/** Where the rent of a location of the back office is booked. */
export const MetacomLocation = z.object({
  locationNo: code,
  description: z.string().max(100),
  branchNo: code,
  companyNo: code,
  projectNo: code,
  postNo: code,
})
export type MetacomLocation = z.output<typeof MetacomLocation>

/** Sent again under the same id it is not saved again: the answer is the number of the first. */
export const MetacomSave = MetacomLocation.extend({ id: z.uuid() })
export const MetacomSaved = z.object({ no: code })
/** Whether there was something to take out. */
export const MetacomWithdrawn = z.object({ withdrawn: z.boolean() })

/** The id was used for another location. */
export const metacomIdReused = 'IdReused'
