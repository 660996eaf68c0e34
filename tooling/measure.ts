import { readdirSync, readFileSync } from 'node:fs'
import { hubEvents } from '@portal/contract/hub.ts'
import { type Comment, parseSync } from 'oxc-parser'
import { listSources, readImports } from './architecture/import-graph.ts'
import { findFolderCycles } from './architecture/import-shape.ts'

/** `node tooling/measure.ts`: the size and shape of the house as one table, to be compared before and after a large change. */
const root = new URL('..', import.meta.url).pathname
const isTest = (path: string) =>
  /\.(test|spec|prove)\.tsx?$|\/test\//.test(path) || path.startsWith('e2e/') || path.startsWith('bench/')
/** Tables written as code: they grow with what is listed, not with what the portal does. */
const isData = (path: string) =>
  /settings\/areas\/|erp-protocol\/src\/services|\/company\/(catalogue|drawings)\/|\/locales\/|\.generated\./.test(path)

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const linesOf = (source: string) => source.split('\n').length - 1
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
function quantiles(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`
}

interface Shape {
  readonly path: string
  readonly lines: number
  readonly functions: readonly number[]
  readonly comments: number
}

const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

function shapeOf(path: string): Shape {
  const source = read(path)
  const { program, comments } = parseSync(path, source)
  const breaks = [...source.matchAll(/\n/g)].map(({ index }) => index)
  const lineAt = (position: number) => breaks.filter((at) => at < position).length
  const span = ({ start, end }: Pick<Comment, 'start' | 'end'>) => lineAt(end) - lineAt(start) + 1
  const functions: number[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && 'start' in node && isFunction.test(String(node.type)))
      // What the parser calls a function has both ends.
      functions.push(span(node as unknown as Comment))
    for (const child of Object.values(node)) walk(child)
  }
  walk(program)
  return { path, lines: linesOf(source), functions, comments: sum(comments.map(span)) }
}

function listFiles(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/node_modules|dist\//.test(path))
    .map((path) => `${folder}/${path}`)
}

const sources = listSources(root)
const circles = findFolderCycles(readImports(root))
const made = sources.filter((path) => !isTest(path) && !isData(path) && !path.startsWith('tooling/')).map(shapeOf)
const tests = sources.filter((path) => isTest(path))
const ofKind = (ending: string) =>
  made.filter(({ path }) => path.endsWith(ending)).flatMap(({ functions }) => functions)
const count = (pattern: RegExp) => sum(made.map(({ path }) => [...read(path).matchAll(pattern)].length))
const lines = (paths: readonly string[]) => sum(paths.map((path) => linesOf(read(path))))
const production = sum(made.map((file) => file.lines))

console.table({
  'production: files, without data and tooling': made.length,
  'production: lines, without data and tooling': production,
  'data: lines': lines(sources.filter((path) => isData(path) && !isTest(path))),
  'tests: lines, with journeys and bench': lines(tests),
  'css: lines': lines(listFiles('apps/web/src', /\.css$/)),
  'css: @media': sum(listFiles('apps/web/src', /\.css$/).map((path) => [...read(path).matchAll(/@media/g)].length)),
  'file: lines, median / p90 / most': quantiles(made.map((file) => file.lines)),
  'function .ts: lines, median / p90 / most': quantiles(ofKind('.ts')),
  'function .tsx: lines, median / p90 / most': quantiles(ofKind('.tsx')),
  'comments: share of lines': `${((100 * sum(made.map(({ comments }) => comments))) / production).toFixed(1)} %`,
  'hub events': Object.keys(hubEvents).length,
  'calls of afterCommit': count(/\.afterCommit\(/g),
  'memories on the server (LRUCache)': count(/new LRUCache/g),
  decisions: readdirSync(`${root}docs/decisions`).length,
  'feature circles': circles.length,
})
for (const circle of circles) console.log(circle)
