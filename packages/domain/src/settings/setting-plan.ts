import { findSetting } from './catalogue.ts'
import { isSecret } from './setting-changes.ts'

/** Further ahead its reason is forgotten; a date years ahead is a typing error. */
export const mostPlannedDays = 400

const dayMs = 24 * 3_600_000

/** Changes of settings that hold from a later moment on. */
interface WantedPlan {
  readonly names: readonly string[]
  readonly begin: Date
}

/** Why changes cannot wait for their moment, with the setting it is about. */
export type PlanRefusal =
  | { readonly code: 'instelling.begin_voorbij' }
  | { readonly code: 'instelling.begin_ver'; readonly params: { readonly days: number } }
  | { readonly code: 'instelling.niet_later'; readonly params: { readonly name: string } }
  | { readonly code: 'instelling.al_gepland'; readonly params: { readonly name: string } }

/**
 * Whether changes may be planned: for a moment that is still to come, none of them a secret, which would lie here until
 * then, and none of a setting that another plan changes already, of which nobody could say what it will be.
 * @param planned settings with a change that waits
 */
export function refusePlan({ names, begin }: WantedPlan, planned: ReadonlySet<string>, now: Date): PlanRefusal | null {
  if (begin.getTime() <= now.getTime()) return { code: 'instelling.begin_voorbij' }
  if (begin.getTime() - now.getTime() > mostPlannedDays * dayMs)
    return { code: 'instelling.begin_ver', params: { days: mostPlannedDays } }
  for (const name of names) {
    const entry = findSetting(name)
    if (entry !== undefined && isSecret(entry)) return { code: 'instelling.niet_later', params: { name } }
    if (planned.has(name)) return { code: 'instelling.al_gepland', params: { name } }
  }
  return null
}
