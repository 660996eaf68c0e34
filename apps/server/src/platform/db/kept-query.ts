import { type Connection, type Pool, type PoolClient, Query } from 'pg'

/** A column of the rows that come, with what makes a value of its text. */
interface Column {
  readonly name: string
  readonly read: (written: string) => unknown
}

/** How the rows of a statement are made. */
interface RowShape {
  readonly columns: readonly Column[]
  /** A row without values: a copy of it has room for every value at once, where one that grows is moved for each. */
  readonly empty: Readonly<Record<string, unknown>>
}

const noShape: RowShape = { columns: [], empty: {} }

/** What one connection was told of the statements that it knows. */
interface Told {
  /** How the rows of each are made, by the statement's name. */
  readonly shapes: Map<string, RowShape>
  /** The connection, but it asks for no description. */
  readonly silent: Connection
}

const told = new WeakMap<Connection, Told>()

function toldOf(connection: Connection): Told {
  const known = told.get(connection)
  if (known !== undefined) return known
  const silent: Connection = Object.create(connection, { describe: { value: () => undefined } })
  const fresh = { shapes: new Map(), silent }
  told.set(connection, fresh)
  return fresh
}

/** Parses, binds, describes and runs; the driver's types leave it out. */
const { prepare } = Query.prototype as unknown as { prepare(this: Query, connection: Connection): void }

export interface KeptStatement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** What reads a text of this type. */
  readonly readerOf: (type: number) => Column['read']
}

/**
 * A query under a name whose columns are described once for each connection: describing them, and copying what was
 * given, takes a third of what the driver does for a short statement. Everything else is the driver's own.
 */
class KeptQuery extends Query {
  declare callback: (error: unknown, result?: { readonly rows: object[] }) => void
  // The names that the driver looks for.
  readonly name: string
  readonly values: unknown[]
  readonly #readerOf: KeptStatement['readerOf']
  readonly #rows: object[] = []
  #shape = noShape
  #told: Map<string, RowShape> | null = null
  #fault: unknown = null

  constructor({ name, text, values, readerOf }: KeptStatement) {
    super(text)
    this.name = name
    this.values = values
    this.#readerOf = readerOf
  }

  prepare(connection: Connection): void {
    const { shapes, silent } = toldOf(connection)
    this.#told = shapes
    const known = shapes.get(this.name)
    this.#shape = known ?? noShape
    prepare.call(this, known === undefined ? connection : silent)
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.#readerOf(dataTypeID) }))
    this.#shape = { columns, empty: Object.fromEntries(columns.map(({ name }) => [name, null])) }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      const { columns, empty } = this.#shape
      const row = { ...empty }
      // Pairs of place and column would be made anew for every value that is read.
      let at = 0
      for (const { name, read } of columns) {
        const written = fields[at]
        row[name] = written === null || written === undefined ? null : read(written)
        at += 1
      }
      this.#rows.push(row)
    } catch (error) {
      this.#fault ??= error
    }
  }

  handleCommandComplete(): void {
    this.#told?.set(this.name, this.#shape)
  }

  handleReadyForQuery(): void {
    if (this.#fault === null) this.callback(null, { rows: this.#rows })
    else this.callback(this.#fault)
  }
}

/** Runs a statement that connections know by its name; its rows. */
export function askKept<Row extends object>(client: Pool | PoolClient, statement: KeptStatement): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    // Both kinds of client take a query of their driver with who waits for it, which their types leave out.
    const ask = client as unknown as { query(query: Query, done: KeptQuery['callback']): void }
    // What the statement gives is what its caller says.
    ask.query(new KeptQuery(statement), (error, result) =>
      error === null || error === undefined ? resolve((result?.rows ?? []) as Row[]) : reject(error),
    )
  })
}
