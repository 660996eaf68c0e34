import { parseSync } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Every `as` of a file except `as const`, with where its type begins. */
function collectCasts(node: unknown, found: Node[]): void {
  if (Array.isArray(node)) for (const child of node) collectCasts(child, found)
  if (!isNode(node)) return
  if (node.type === 'TSAsExpression' && 'typeAnnotation' in node && isNode(node.typeAnnotation)) {
    const type = node.typeAnnotation
    const isConst = type.type === 'TSTypeReference' && type.end - type.start === 'const'.length
    if (!isConst) found.push(type)
  }
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) collectCasts(child, found)
}

/** The lines of a source on which a cast stands without a comment there or in the three lines above. */
export function findBareCasts(path: string, source: string): readonly number[] {
  const { program, comments } = parseSync(path, source)
  const lineAt = (position: number): number => source.slice(0, position).split('\n').length
  const commented = new Set(comments.flatMap(({ start, end }) => [lineAt(start), lineAt(end)]))
  const casts: Node[] = []
  collectCasts(program, casts)
  return [...new Set(casts.map((cast) => lineAt(cast.start)))].filter(
    (line) => ![line, line - 1, line - 2, line - 3].some((near) => commented.has(near)),
  )
}
