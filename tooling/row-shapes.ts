import { readFileSync } from 'node:fs'
import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

/** What a value may be, as plain data: read from a type of TypeScript, compared with what the database answers. */
export interface ValueShape {
  readonly kinds: readonly string[]
  /** The only texts it may be. */
  readonly words?: readonly string[]
  readonly items?: ValueShape
  /** Of a list whose values each have their own place. */
  readonly places?: readonly ValueShape[]
  readonly fields?: Readonly<Record<string, ValueShape>>
  /** Of fields that have no name of their own. */
  readonly others?: ValueShape
}

/** A call that reads rows of a type, `ask<Row>(…)`, with its place in the text of its file. */
export interface RowReading {
  readonly start: number
  readonly end: number
  readonly row: ValueShape
}

export interface ReadingFile {
  readonly text: string
  readonly readings: readonly RowReading[]
}

/** Functions whose type argument is the row of their answer. */
const readers = new Set(['ask', 'planned', 'execute'])
export const mayRead = new RegExp(`\\b(${[...readers].join('|')})\\b`)
/** Deeper than this an answer is taken as it is. */
const deepest = 5

const plainKinds = [
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number | TypeFlags.NumberLiteral, 'number'],
  [TypeFlags.Boolean | TypeFlags.BooleanLiteral, 'boolean'],
  [TypeFlags.BigInt | TypeFlags.BigIntLiteral, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
] as const

function describeObject(checker: Checker, type: Type, depth: number): ValueShape {
  const name = type.getSymbol()?.name
  if (name === 'Date' || name === 'Buffer') return { kinds: [name] }
  // Amounts are numbers while the portal runs; that the compiler does not see them so keeps them apart (decision: invoices).
  if (name === 'WithoutVat' || name === 'WithVat') return { kinds: ['number'] }
  if (checker.isArrayLikeType(type)) {
    const of = type.isTypeReference() ? checker.getTypeArguments(type) : []
    if (checker.isTupleType(type))
      return { kinds: ['array'], places: of.map((one) => describe(checker, one, depth + 1)) }
    const [item] = of
    return { kinds: ['array'], ...(item === undefined ? {} : { items: describe(checker, item, depth + 1) }) }
  }
  const fields = checker.getPropertiesOfType(type).map((property) => {
    const found = checker.getTypeOfSymbol(property)
    const shape = found === undefined ? { kinds: ['anything'] } : describe(checker, found, depth + 1)
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0
    return [property.name, isOptional ? { ...shape, kinds: [...shape.kinds, 'undefined'] } : shape] as const
  })
  const [index] = checker.getIndexInfosOfType(type)
  // A row that is also a Record<string, unknown> is so for the signature of `execute`, not for more columns.
  const isOpen = index !== undefined && (depth > 0 || (index.valueType.flags & TypeFlags.Unknown) === 0)
  const others = isOpen ? { others: describe(checker, index.valueType, depth + 1) } : {}
  return { kinds: ['object'], fields: Object.fromEntries(fields), ...others }
}

function describe(checker: Checker, type: Type, depth = 0): ValueShape {
  if (depth > deepest) return { kinds: ['anything'] }
  if (type.isUnionType()) return unite(type.getTypes().map((part) => describe(checker, part, depth)))
  if (type.isStringLiteralType()) return { kinds: ['string'], words: [type.value] }
  const plain = plainKinds.find(([flags]) => (type.flags & flags) !== 0)
  if (plain !== undefined) return { kinds: [plain[1]] }
  if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0) return describeObject(checker, type, depth)
  return { kinds: ['anything'] }
}

/** One of several: words only while all texts are words, fields only of the one that has them. */
function unite(parts: readonly ValueShape[]): ValueShape {
  const kinds = [...new Set(parts.flatMap((part) => part.kinds))]
  const texts = parts.filter((part) => part.kinds.includes('string'))
  const structured = parts.filter(
    (part) => part.fields !== undefined || part.items !== undefined || part.places !== undefined,
  )
  const [only] = structured.length === 1 ? structured : []
  const words = texts.length > 0 && texts.every((part) => part.words !== undefined)
  return { ...only, kinds, ...(words ? { words: texts.flatMap((part) => part.words ?? []) } : {}) }
}

function calledName({ expression }: CallExpression): string {
  if (isIdentifier(expression)) return expression.text
  return isPropertyAccessExpression(expression) ? expression.name.text : ''
}

/** Other things are called `ask` too: a reading is given a database, or is called on one. */
function isReading(checker: Checker, call: CallExpression): boolean {
  const name = calledName(call)
  if (!readers.has(name)) return false
  const [database] = call.arguments
  if (name === 'execute') return true
  const type = database === undefined ? undefined : checker.getTypeAtLocation(database)
  return type !== undefined && checker.getPropertiesOfType(type).some((property) => property.name === '$client')
}

/** The row a call names, or that follows from where its rows go; a statement that only writes has none. */
function rowTypeOf(checker: Checker, call: CallExpression): Type | undefined {
  const [argument] = call.typeArguments ?? []
  if (argument !== undefined) return checker.getTypeFromTypeNode(argument)
  const promise = checker.getTypeAtLocation(call)
  const [rows] = promise?.isTypeReference() ? checker.getTypeArguments(promise) : []
  return rows?.isTypeReference() && checker.isArrayLikeType(rows) ? checker.getTypeArguments(rows)[0] : undefined
}

const namesColumns = ({ fields = {}, others }: ValueShape) => Object.keys(fields).length > 0 || others !== undefined

function readingsIn(project: Project, file: string): ReadingFile | null {
  const source = project.program.getSourceFile(file)
  if (source === undefined) return null
  const readings: RowReading[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isReading(project.checker, node)) {
      const type = rowTypeOf(project.checker, node)
      const row: ValueShape = type === undefined ? { kinds: [] } : describe(project.checker, type)
      if (namesColumns(row)) readings.push({ start: node.getStart(source), end: node.end, row })
      else if (node.typeArguments !== undefined) throw new Error(`${file} reads rows of a type without columns`)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return readings.length === 0 ? null : { text: source.text, readings }
}

/**
 * Every reading of rows in a workspace, by the path of its file.
 * @throws Error when a call names a row that says nothing of its columns
 */
export function findRowReadings(configFile: string): ReadonlyMap<string, ReadingFile> {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile)
    if (project === undefined) throw new Error(`${configFile} is no project`)
    const found = new Map<string, ReadingFile>()
    for (const file of project.rootFiles) {
      // Most files read no rows, and the compiler need not hand over their trees.
      const readings = mayRead.test(readFileSync(file, 'utf8')) ? readingsIn(project, file) : null
      if (readings !== null) found.set(file, readings)
    }
    return found
  } finally {
    api.close()
  }
}
