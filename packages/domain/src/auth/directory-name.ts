/** How people are named at the directory: the two values of the setting `Login_AD_Formaat` (R-GEN-21). */
export const directoryForms = ['domain\\login', '{email}'] as const
export type DirectoryForm = (typeof directoryForms)[number]

/** By what somebody is looked up in the directory. */
export interface DirectoryName {
  readonly by: 'login' | 'email'
  readonly name: string
}

interface NameRules {
  readonly form: DirectoryForm
  /** The names of the directory's own domain; the first is written in account names. */
  readonly domains: readonly string[]
  /** Whether an administrator named the domain, so that nobody needs to type it. */
  readonly isDomainSet: boolean
}

/** What Windows allows in no login name. */
const loginShape = /^[^\s\\/:"[\]|<>+=;,?*@\p{Cc}](?:[^\\/:"[\]|<>+=;,?*@\p{Cc}]{0,62}[^\s\\/:"[\]|<>+=;,?*@\p{Cc}])?$/u
const emailShape = /^[^\s@\\\p{Cc}]{1,64}@[^\s@\\\p{Cc}]{1,250}$/u

/**
 * Reads what somebody typed as their name at the directory (R-GEN-21). `domain\login` and an e-mail address are both
 * understood whatever the form is, because the directory turns one into the other; a bare name is one only where the form
 * is `domain\login` and an administrator named the domain.
 * @returns null for a name of another domain, or of no form at all
 */
export function readDirectoryName(typed: string, { form, domains, isDomainSet }: NameRules): DirectoryName | null {
  const [domain = '', login, ...more] = typed.trim().split('\\')
  if (login !== undefined) {
    const isOurs = domains.some((one) => one.toLowerCase() === domain.toLowerCase())
    return isOurs && more.length === 0 && loginShape.test(login) ? { by: 'login', name: login } : null
  }
  if (emailShape.test(domain)) return { by: 'email', name: domain }
  return form === 'domain\\login' && isDomainSet && loginShape.test(domain) ? { by: 'login', name: domain } : null
}

/** Names of the domain of a directory: what an administrator set, else those its base says (`DC=bouwer,DC=nl`). */
export function domainsOf(baseDn: string, set: string): readonly string[] {
  if (set !== '') return [set]
  const parts = [...baseDn.matchAll(/(?:^|,)\s*dc\s*=\s*([^,\s]+)/gi)].map(([, part = '']) => part)
  const [first] = parts
  return first === undefined ? [] : [first, parts.join('.')]
}

/** Characters of an account name of the portal. */
const longestName = 80

/** The name of a directory's person here, in the form that is set (R-GEN-21); the other form where that one is missing. */
export function directoryAccountName(
  person: { readonly login: string; readonly email: string },
  { form, domains }: Pick<NameRules, 'form' | 'domains'>,
): string {
  const byDomain = person.login === '' ? '' : `${domains[0] ?? ''}\\${person.login}`
  const names = form === '{email}' ? [person.email, byDomain] : [byDomain, person.email]
  return (names.find((name) => name !== '' && name.length <= longestName) ?? '').toLowerCase()
}

/** Why a directory refuses a password; `wrong` also for a name that is not there. */
export type BindRefusal = 'wrong' | 'expired' | 'closed'

/** Active Directory says in the text of its refusal what an administrator there sees. */
const expiredCodes = new Set(['532', '773'])
const closedCodes = new Set(['530', '531', '533', '701', '775'])

/** Reads the refusal of a bind: `80090308: LdapErr: …, comment: AcceptSecurityContext error, data 775, v4563`. */
export function readBindRefusal(text: string): BindRefusal {
  const code = /\bdata ([0-9a-f]{3}),/i.exec(text)?.[1] ?? ''
  if (expiredCodes.has(code)) return 'expired'
  return closedCodes.has(code) ? 'closed' : 'wrong'
}
