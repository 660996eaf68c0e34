/** Statements after which the former version, which runs beside the new one during an upgrade, fails. */
const taking =
  /\b(drop\s+(table|column|type|view|sequence|function|schema)|rename\s+(column|to|constraint)|alter\s+column\s+\S+\s+(set\s+data\s+)?type|set\s+not\s+null)\b/i

/** Before this one nobody had two versions beside each other. */
const firstOfRule = '0075'

const said = /^-- Contract: (\d+\.\d+\.\d+) was the last version that used it\.$/m

const isBefore = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0

/** The versions of CHANGELOG.md, newest first. */
export function versionsOf(changes: string): readonly string[] {
  return [...changes.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version)
}

/**
 * What is wrong with a new migration under the rule of two steps: a version adds what it needs and leaves what the
 * former one uses; only the version after that takes it away, and says which was the last to use it.
 */
export function twoStepsFault(name: string, sql: string, versions: readonly string[]): string | null {
  const found = taking.exec(sql.replace(/^--.*$/gm, ''))
  if (name < firstOfRule || found === null) return null
  const lastUser = said.exec(sql)?.[1]
  const line = '-- Contract: <version> was the last version that used it.'
  if (lastUser === undefined)
    return `${name} has "${found[0]}", which breaks the version before it while both run: leave it until the next version, with the line "${line}"`
  const [, former] = versions
  if (former === undefined || !isBefore(lastUser, former))
    return `${name} takes away what ${lastUser} used, and ${former ?? 'no version'} is the former one: it has to be older than that`
  return null
}
