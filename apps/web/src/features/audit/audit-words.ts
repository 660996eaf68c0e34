import type { AuditRow } from '@portal/contract/audit.ts'
import { knownKey, type Text } from '../../lib/text.ts'

/** Features in which people change something, as the first part of a call's name. */
export const auditedFeatures = [
  'approvals',
  'auth',
  'backOffice',
  'categories',
  'complaints',
  'content',
  'favourites',
  'inspections',
  'locationChanges',
  'locations',
  'lookAlong',
  'mails',
  'moving',
  'orderList',
  'ordering',
  'outbox',
  'pageUsage',
  'removalList',
  'removing',
  'requests',
  'secondFactor',
  'serviceCheck',
  'settings',
  'sync',
  'tasks',
  'transport',
  'users',
] as const

/** The word of a key that is made of a name, or null for a name that has none. */
function wordOf(key: string, text: Text): string | null {
  const known = knownKey(key)
  return known === null ? null : text(known)
}

/** What was done, e.g. `Bestellijst: toegevoegd`; the name of the call where this page has no words for it. */
export function auditAction(call: string, text: Text): string {
  const [feature = '', name = ''] = call.split('.')
  const verb = /^[a-z]+/.exec(name)?.[0] ?? ''
  const [what, done] = [wordOf(`audit.feature.${feature}`, text), wordOf(`audit.verb.${verb}`, text)]
  return what === null || done === null ? call : `${what}: ${done}`
}

/** True for a try that was refused, which is kept as well. */
export function isRefused({ gegevens }: AuditRow): boolean {
  return gegevens.refused !== undefined && gegevens.refused !== false
}

/** Whose account did it; empty for a visitor. Nobody is logged in yet while logging in: that is done to the own account. */
export function auditAccount({ door, handeling, onderwerp }: AuditRow): string {
  return door === '' && handeling === 'auth.login' ? onderwerp : door
}

/** Who did it, in words where it was no account. */
export function auditPerson(row: AuditRow, text: Text): string {
  return auditAccount(row) || text('audit.visitor')
}

/** What else was kept, one value a line: `lines.0.quantity` with its value. */
export function flatDetails(details: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof details !== 'object' || details === null) return [[path.join('.'), String(details)]]
  return Object.entries(details).flatMap(([name, value]) => flatDetails(value, [...path, name]))
}
