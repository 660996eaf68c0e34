import { commandProgram } from '../../../../tooling/portal-program.ts'
import { exited } from '../../../../tooling/processes.ts'
import { startQuietly } from '../../../../tooling/quiet-programs.ts'

/** What a command came to, as an operator sees it. */
export interface Told {
  readonly code: number
  readonly text: string
}

/** Gives a command beside the portal, such as `npm run backup -- <place>`. */
export async function give(
  name: 'account' | 'backup' | 'restore' | 'unlock',
  given: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Told> {
  const log: string[] = []
  const code = await exited(startQuietly(commandProgram(name), { env, log, given }))
  return { code, text: log.join('').trim() }
}
