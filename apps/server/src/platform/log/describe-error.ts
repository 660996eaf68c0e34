/** What may be written of an error. */
export interface DescribedError {
  readonly message: string
  readonly code?: unknown
  /** Where in the database it was; never what stood there. */
  readonly table?: string
  readonly constraint?: string
  readonly stack?: string | undefined
  readonly cause?: DescribedError
}

/** The database layer writes what was sent along behind this, and nobody else begins a line so. */
const startOfParameters = '\nparams: '
/** A long insertion names every place of every row. */
const longestStatement = 500
/** PostgreSQL: a value does not fit; its message repeats the value. */
const valueRefused = /^22[0-9A-Z]{3}$/

/** An error, or what a package says of one in an object of its own. */
interface ErrorLike {
  readonly message: string
  readonly name?: unknown
  readonly stack?: unknown
  readonly cause?: unknown
}

function isErrorLike(thrown: unknown): thrown is ErrorLike {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string'
}

function textField(error: ErrorLike, field: string): Readonly<Record<string, string>> {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? { [field]: value } : {}
}

function messageOf(error: ErrorLike): string {
  const { code } = textField(error, 'code')
  if (code !== undefined && valueRefused.test(code) && 'routine' in error)
    return `PostgreSQL refused a value (${code}, ${String(error.routine)})`
  const at = error.message.indexOf(startOfParameters)
  return at === -1 ? error.message : error.message.slice(0, Math.min(at, longestStatement))
}

/** The stack begins with the message: of one that was cut only what comes behind it is kept. */
function stackOf(error: ErrorLike, message: string): string | undefined {
  const { stack } = error
  if (typeof stack !== 'string') return undefined
  if (message === error.message) return stack
  const at = stack.indexOf(error.message)
  return at === -1 ? undefined : `${String(error.name ?? 'Error')}: ${message}${stack.slice(at + error.message.length)}`
}

/** Of an object that is no error its fields; `[object Object]` says nothing, and its values may be of people. */
const wordOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null ? `An object with ${Object.keys(thrown).join(', ')}` : String(thrown)

/**
 * What an error says, for a log: not the objects that hang on it, which may hold rows or connections, and of a failed
 * statement neither its parameters nor a value that PostgreSQL repeats.
 */
export function describeError(error: unknown): DescribedError {
  if (!isErrorLike(error)) return { message: wordOf(error) }
  const message = messageOf(error)
  return {
    message,
    ...('code' in error ? { code: error.code } : {}),
    ...textField(error, 'table'),
    ...textField(error, 'constraint'),
    stack: stackOf(error, message),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** The same in one line, with its causes. */
export function errorText(error: unknown): string {
  const parts: string[] = []
  let at: DescribedError | undefined = describeError(error)
  while (at !== undefined) {
    const { message } = at
    if (!parts.some((part) => part.includes(message))) parts.push(message)
    at = at.cause
  }
  return parts.join(' · ')
}
