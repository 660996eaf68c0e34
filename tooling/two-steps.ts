/** Statements after which the former version, which runs beside the new one during an upgrade, fails. */
const taking =
  /\b(drop\s+(table|column|type|view|sequence|function|schema|trigger|constraint|default)|rename\s+(column|to|constraint|value)|alter\s+column\s+\S+\s+(set\s+data\s+)?type|set\s+not\s+null|truncate)\b|\bdrop\s+index\b[^;]*_(key|pk)\b/i

/** A name in a statement, without its quotes and schema. */
const named = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?`
const createdTable = new RegExp(String.raw`create\s+table\s+(?:if\s+not\s+exists\s+)?${named}`, 'i')
const alteredTable = new RegExp(String.raw`alter\s+table\s+(?:if\s+exists\s+)?${named}`, 'i')
const addedColumns = /add\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?([^;]*)/gi
const uniqueIndex = new RegExp(String.raw`create\s+unique\s+index.*?\son\s+${named}[^(]*\(([^;]*)\)`, 'is')
const constraint = /add\s+constraint[^;]*\b(check|unique|exclude|foreign\s+key|primary\s+key)\b\s*\(?([^;]*)/i

/** What a migration makes itself: the former version knows none of it, and cannot break by what is asked of it. */
interface Made {
  readonly tables: ReadonlySet<string>
  /** As `table.column`. */
  readonly columns: ReadonlySet<string>
}

function madeBy(statements: readonly string[]): Made {
  const tables = statements.flatMap((one) => createdTable.exec(one)?.[1] ?? [])
  const columns = statements.flatMap((one) => {
    const table = alteredTable.exec(one)?.[1]
    return [...one.matchAll(addedColumns)].map(([, column]) => `${table}.${column}`)
  })
  return { tables: new Set(tables), columns: new Set(columns) }
}

/** True when one of the columns that are named is new: rows of the former version leave it empty. */
const namesNew = (table: string, columns: string, { columns: made }: Made): boolean =>
  [...columns.matchAll(/"?(\w+)"?/g)].some(([, column]) => made.has(`${table}.${column}`))

/** A column that rows of the former version do not fill, and that must be filled. */
function demandsValue(statement: string): string | null {
  for (const [whole, , rest = ''] of statement.matchAll(addedColumns))
    if (/not\s+null|primary\s+key/i.test(rest) && !/\bdefault\b|\bgenerated\b|serial\b/i.test(rest)) return whole
  return null
}

/** A rule for a table that the former version writes too, which its rows may break. */
function addsRule(statement: string, made: Made): string | null {
  const index = uniqueIndex.exec(statement)
  if (index !== null) {
    const [whole, table = '', columns = ''] = index
    return made.tables.has(table) || namesNew(table, columns, made) ? null : whole
  }
  const table = alteredTable.exec(statement)?.[1] ?? ''
  const added = constraint.exec(statement)
  if (added === null || made.tables.has(table) || namesNew(table, added[2] ?? '', made)) return null
  return added[0]
}

/** The first thing in a migration that the former version cannot live with. */
function findBreak(sql: string): string | null {
  const statements = sql.replace(/^--.*$/gm, '').split(';')
  const made = madeBy(statements)
  for (const statement of statements) {
    const table = alteredTable.exec(statement)?.[1] ?? ''
    if (made.tables.has(table)) continue
    const found = taking.exec(statement)?.[0] ?? demandsValue(statement) ?? addsRule(statement, made)
    if (found !== null) return found.replace(/\s+/g, ' ').trim()
  }
  return null
}

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
  const found = name < firstOfRule ? null : findBreak(sql)
  if (found === null) return null
  const lastUser = said.exec(sql)?.[1]
  const line = '-- Contract: <version> was the last version that used it.'
  if (lastUser === undefined)
    return `${name} has "${found}", which breaks the version before it while both run: leave it until the next version, with the line "${line}"`
  const [, former] = versions
  if (former === undefined || !isBefore(lastUser, former))
    return `${name} takes away what ${lastUser} used, and ${former ?? 'no version'} is the former one: it has to be older than that`
  return null
}
