import type { Plugin } from 'vite'

const contractFile = /\/packages\/contract\/src\/[a-z-]+\.ts$/
/** What only the server and its API page read of a call. */
const serverParts: ReadonlySet<string> = new Set(['summary', 'in', 'out', 'errors', 'perMinute', 'backOffice'])
/** A list of values that no screen reads goes. */
const pure = '/* @__PURE__ */ '
const definers: ReadonlySet<string> = new Set(['query', 'command'])

/** What every node of a parsed file has. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Cut {
  readonly start: number
  readonly end: number
  readonly by: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

function field(node: Node, name: string): Node | null {
  const value: unknown = Reflect.get(node, name)
  return isNode(value) ? value : null
}

function nameOf(node: Node | null): string | null {
  return node?.type === 'Identifier' ? String(Reflect.get(node, 'name')) : null
}

/** What `z.string().max(5)` begins with, when it is a description at all. */
function rootOf(node: Node | null): string | null {
  if (node?.type === 'CallExpression') return rootOf(field(node, 'callee'))
  return node?.type === 'MemberExpression' ? rootOf(field(node, 'object')) : nameOf(node)
}

/** `z.enum([...])`: screens list its values. */
function isEnumeration(node: Node): boolean {
  const callee = field(node, 'callee')
  return callee !== null && nameOf(field(callee, 'object')) === 'z' && nameOf(field(callee, 'property')) === 'enum'
}

/** The properties of a call that the server alone reads, each with the comma behind it. */
function serverCuts(code: string, call: Node): readonly Cut[] {
  const parts = partsOf(call).find(({ type }) => type === 'ObjectExpression')
  const properties = parts === undefined ? [] : partsOf(parts)
  return properties
    .filter((property) => serverParts.has(nameOf(field(property, 'key')) ?? ''))
    .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), by: '' }))
}

function cutsOf(code: string, node: Node): readonly Cut[] {
  if (node.type === 'CallExpression' && definers.has(nameOf(field(node, 'callee')) ?? '')) return serverCuts(code, node)
  if (node.type === 'CallExpression' && rootOf(node) === 'z')
    return [
      isEnumeration(node)
        ? { start: node.start, end: node.start, by: pure }
        : { start: node.start, end: node.end, by: 'z' },
    ]
  return partsOf(node).flatMap((part) => cutsOf(code, part))
}

/** The contract as a browser needs it: no sentences for the API page and no shapes, which the server alone checks. */
export function leanContract(code: string, program: Node): string {
  const cuts = [...cutsOf(code, program)].sort((a, b) => b.start - a.start)
  return cuts.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

/** Takes out of the build what no browser reads of the contract; a build whose contract has none of it fails. */
export function leanContracts(): Plugin {
  let saved = 0
  return {
    name: 'lean-contracts',
    apply: 'build',
    transform(code, id) {
      if (!contractFile.test(id)) return null
      const lean = leanContract(code, this.parse(code))
      saved += code.length - lean.length
      return { code: lean, map: null }
    },
    generateBundle() {
      if (saved === 0) this.error('The contract has nothing to leave out')
    },
  }
}
