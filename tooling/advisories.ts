import { spawnSync } from 'node:child_process'
import { root } from './processes.ts'

/** A registry that does not answer keeps nobody waiting. */
const longestMs = 15_000

interface Audit {
  readonly error?: unknown
  readonly message?: string
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>
}

/** Those that a release must not have; others are told. */
const serious = ['high', 'critical']

function readAudit(text: string): Audit {
  try {
    // npm writes this shape.
    return JSON.parse(text) as Audit
  } catch {
    return { message: 'npm gave no answer in time' }
  }
}

/** Advisories on what is shipped: fails for serious ones, and is skipped with a line where the registry gives none. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: longestMs,
})
const { vulnerabilities, message = 'it gave no advisories' } = readAudit(stdout)
if (vulnerabilities === undefined) console.log(`not looked at: ${message}`)
for (const [name, { severity, range }] of Object.entries(vulnerabilities ?? {})) {
  console.log(`${severity}: ${name} ${range}`)
  if (serious.includes(severity)) process.exitCode = 1
}
