import { parseSync } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

/** `Button`, `useList`: what React calls while it draws. */
const drawsName = /^([A-Z]|use[A-Z])/
/** Functions whose callback runs while drawing, too. */
const runsNow = /^use(Memo|State|Reducer)$/

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if ('name' in node && typeof node.name === 'string') return node.name
  return 'property' in node ? nameOf(node.property) : ''
}

interface Drawing {
  /** Names that `useRef` and `useNavigate` gave. */
  readonly refs: ReadonlySet<string>
  readonly navigates: ReadonlySet<string>
}

const calledName = (node: Node): string =>
  node.type === 'CallExpression' && 'callee' in node ? nameOf(node.callee) : ''

function givenBy(hook: string, body: Node): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && 'init' in node && 'id' in node && isNode(node.init))
      if (calledName(node.init) === hook) names.add(nameOf(node.id))
    for (const child of childrenOf(node)) if (!isFunction(child)) visit(child)
  }
  visit(body)
  return names
}

const isUseOf = (node: Node, { refs }: Drawing): boolean =>
  node.type === 'MemberExpression' && 'object' in node && nameOf(node) === 'current' && refs.has(nameOf(node.object))

const isNavigation = (node: Node, { navigates }: Drawing): boolean => navigates.has(calledName(node))

/** Every use of a ref while drawing, and every navigation that an effect does at once. */
function collectImpure(node: Node, drawing: Drawing, found: Node[]): void {
  if (isUseOf(node, drawing)) found.push(node)
  const called = calledName(node)
  for (const child of childrenOf(node)) {
    if (!isFunction(child)) collectImpure(child, drawing, found)
    else if (runsNow.test(called)) collectImpure(child, drawing, found)
    else if (/^use(Layout)?Effect$/.test(called)) collectNavigations(child, drawing, found)
  }
}

function collectNavigations(node: Node, drawing: Drawing, found: Node[]): void {
  if (isNavigation(node, drawing)) found.push(node)
  for (const child of childrenOf(node)) if (!isFunction(child)) collectNavigations(child, drawing, found)
}

/** The function that draws, if this is one: `function useList`, `const List = () =>`. */
function drawnBy(node: Node): Node | null {
  if (node.type === 'FunctionDeclaration' && 'id' in node) return drawsName.test(nameOf(node.id)) ? node : null
  if (node.type !== 'VariableDeclarator' || !('id' in node) || !('init' in node) || !isNode(node.init)) return null
  return isFunction(node.init) && drawsName.test(nameOf(node.id)) ? node.init : null
}

/**
 * The lines on which a component or hook reads or writes a ref while it draws, or navigates in an effect. React may draw
 * twice or throw a drawing away; a redirect belongs to the route or to `Navigate`.
 */
export function findImpure(path: string, source: string): readonly number[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    const drawing = drawnBy(node)
    if (drawing !== null) {
      const names = { refs: givenBy('useRef', drawing), navigates: givenBy('useNavigate', drawing) }
      for (const child of childrenOf(drawing)) collectImpure(child, names, found)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  // The tree of a program is a node like its parts.
  visit(parseSync(path, source).program as unknown as Node)
  return [...new Set(found.map(({ start }) => source.slice(0, start).split('\n').length))]
}
