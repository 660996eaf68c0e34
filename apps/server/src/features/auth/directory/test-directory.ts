import type { auth } from '@portal/contract/auth.ts'
import { readDirectoryName } from '@portal/domain/auth/directory-name.ts'
import type { UseCase } from '../../../http/handlers.ts'
import type { AskingCtx } from '../../../platform/context.ts'
import type { DirectoryLogin } from '../../../platform/tenant.ts'
import { listErpNames } from '../employees/employees.store.ts'
import { bad, good, type LoginStep, timeLoginTest } from '../login-test.ts'
import { askDirectory, DirectoryError, type OpenDirectory } from './directory.ts'
import { nameRulesOf, provenBy } from './directory-names.ts'

const faultSteps = {
  away: 'away',
  certificate: 'certificate',
  account: 'directory.accountRefused',
  base: 'directory.noBase',
} as const

/** Whether the directory has this person, just one, and the back office too. */
async function lookUp(
  ctx: AskingCtx,
  directory: DirectoryLogin,
  { open, typed }: { readonly open: OpenDirectory; readonly typed: string },
): Promise<readonly LoginStep[]> {
  const rules = nameRulesOf(ctx.settings, directory)
  const wanted = readDirectoryName(typed, rules)
  if (wanted === null) return [bad('directory.nameForm', { name: typed, domains: rules.domains.join(', ') })]
  const [person, other] = await open.find(wanted)
  if (person === undefined) return [bad('directory.notFound', { name: typed })]
  if (other !== undefined) return [bad('directory.ambiguous', { name: typed, first: person.dn, second: other.dn })]
  if (person.id === '') return [bad('directory.noId', { name: typed, attribute: directory.idAttribute })]
  const proven = provenBy(person, rules, directory)
  const found = good('directory.found', { name: person.dn, account: proven.accountName })
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())
  const [known, more] = await listErpNames(ctx.db, { names: lower(proven.names), emails: lower(proven.emails) })
  const names = [...proven.names, ...proven.emails].filter((text) => text !== '').join(', ')
  if (known === undefined || more !== undefined) return [found, bad('directory.notInBackOffice', { names })]
  return [found, good('directory.inBackOffice', { name: known })]
}

async function findSteps(ctx: AskingCtx, directory: DirectoryLogin, typed: string | undefined): Promise<LoginStep[]> {
  const { url, bindDn, baseDn } = directory
  const steps: LoginStep[] = []
  try {
    await askDirectory(directory, async (open) => {
      steps.push(good('directory.connected', { url, account: bindDn }))
      const hasPeople = await open.hasPeople()
      steps.push((hasPeople ? good : bad)(hasPeople ? 'directory.people' : 'directory.noPeople', { base: baseDn }))
      if (typed !== undefined) steps.push(...(await lookUp(ctx, directory, { open, typed })))
    })
  } catch (error) {
    if (!(error instanceof DirectoryError)) throw error
    steps.push(bad(faultSteps[error.fault], { url, account: bindDn, base: baseDn, reason: error.message }))
  }
  return steps
}

/** R-JOB-25: whether the directory can be asked, who is in it, and what is wrong, in words. */
export const testDirectory: UseCase<typeof auth.testDirectory> = (ctx, { gebruikersnaam }) =>
  timeLoginTest(async () => {
    const { directory } = ctx.tenant.logins
    if (directory === null) return [bad('notConfigured')]
    const steps = await findSteps(ctx, directory, gebruikersnaam)
    return ctx.settings.bool('Login_AD') ? steps : [...steps, good('switchedOff')]
  })
