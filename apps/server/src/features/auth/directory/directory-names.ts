import { directoryAccountName, directoryForms, domainsOf } from '@portal/domain/auth/directory-name.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { DirectoryLogin } from '../../../platform/tenant.ts'
import type { ProvenPerson } from '../employees/employee-account.ts'
import type { DirectoryPerson } from './directory.ts'

/** What the settings say about names at this directory (R-GEN-21, R-SET-35). */
export function nameRulesOf(settings: Settings, { baseDn }: DirectoryLogin) {
  const set = settings.string('Login_AD_Domein').trim()
  const form = directoryForms.find((one) => one === settings.string('Login_AD_Formaat')) ?? 'domain\\login'
  return { form, domains: domainsOf(baseDn, set), isDomainSet: set !== '' }
}
export type NameRules = ReturnType<typeof nameRulesOf>

/** Somebody of the directory as somebody whose account is looked for. */
export function provenBy(person: DirectoryPerson, rules: NameRules, { baseDn }: DirectoryLogin): ProvenPerson {
  const { id, login, email, principalName, firstName, lastName, companyName, phoneNumber } = person
  return {
    identity: { loginType: 'Directory', issuer: baseDn.toLowerCase(), subject: id },
    accountName: directoryAccountName({ login, email }, rules),
    names: [login, ...rules.domains.map((domain) => `${domain}\\${login}`), principalName],
    emails: [email, principalName],
    email,
    firstName,
    lastName,
    companyName,
    phoneNumber,
  }
}
