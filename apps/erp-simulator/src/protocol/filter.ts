import { ProtocolError } from './errors.ts'
import { type Clause, type Filtered, ForgottenFilter, type Predicate, readClause } from './filter-clause.ts'
import { readTokens, type TokenReader } from './filter-tokens.ts'

function readTerm(tokens: TokenReader, service: Filtered): Clause {
  if (tokens.peek() === '(') {
    tokens.take()
    const inner = readDisjunction(tokens, service)
    tokens.take(')')
    return inner
  }
  if (tokens.peek() !== 'not') return readClause(tokens, service)
  tokens.take()
  const inner = readTerm(tokens, service)
  return { ...inner, predicate: (row) => !inner.predicate(row) }
}

function readJoined(tokens: TokenReader, word: 'and' | 'or', next: () => Clause): readonly Clause[] {
  const clauses = [next()]
  while (tokens.peek() === word) {
    tokens.take()
    clauses.push(next())
  }
  return clauses
}

const fieldsOf = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set(clauses.flatMap((clause) => [...clause.fields]))

function readConjunction(tokens: TokenReader, service: Filtered): Clause {
  const clauses = readJoined(tokens, 'and', () => readTerm(tokens, service))
  return { predicate: (row) => clauses.every(({ predicate }) => predicate(row)), fields: fieldsOf(clauses) }
}

function readDisjunction(tokens: TokenReader, service: Filtered): Clause {
  const clauses = readJoined(tokens, 'or', () => readConjunction(tokens, service))
  const fields = fieldsOf(clauses)
  if (clauses.length > 1 && fields.size > 1)
    throw new ProtocolError(
      400,
      'BadRequest',
      "The 'OR' operator is not supported on distinct fields on an OData filter.",
    )
  return { predicate: (row) => clauses.some(({ predicate }) => predicate(row)), fields }
}

/**
 * A `$filter` as a test on rows: comparisons, functions of texts and numbers, `and`, `not`, brackets, `or` on one field only, and
 * `in`, which without its schema version gives the whole table.
 * @throws ProtocolError 400 for bad syntax, an unknown field, or `or` over distinct fields
 */
export function parseFilter(text: string, service: Filtered): Predicate {
  const tokens = readTokens(text)
  try {
    const whole = readDisjunction(tokens, service)
    if (!tokens.atEnd()) throw tokens.fault()
    return whole.predicate
  } catch (error) {
    if (error instanceof ForgottenFilter) return () => true
    throw error
  }
}
