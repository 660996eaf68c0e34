import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../processes.ts'
import type { Place } from './place.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** A stretch of the text and what is put in its place. */
type Cut = readonly [from: number, to: number, replacement: string]

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown): readonly Node[] => {
  if (isNode(value)) return [value]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** One of a list taken out, with the comma that goes with it. */
function withoutOne(list: readonly Node[], at: number): Cut {
  const [before, one, after] = [list[at - 1], list[at], list[at + 1]]
  if (one === undefined) throw new Error('The list has no such part')
  if (after !== undefined) return [one.start, after.start, '']
  return [before?.end ?? one.start, one.end, '']
}

/** What of a node can be taken out: a line, a part of a condition or all of it, an argument, a property. */
function cutsOf(node: Node): readonly Cut[] {
  const partOf = (name: string): unknown => Reflect.get(node, name)
  const whole = (part: unknown, replacement: string): readonly Cut[] =>
    nodesIn(part).map(({ start, end }) => [start, end, replacement])
  switch (node.type) {
    case 'ExpressionStatement':
      return [[node.start, node.end, ';']]
    case 'IfStatement':
    case 'ConditionalExpression':
      return [...whole(partOf('test'), 'true'), ...whole(partOf('test'), 'false')]
    case 'LogicalExpression': {
      const [left] = nodesIn(partOf('left'))
      const [right] = nodesIn(partOf('right'))
      if (left === undefined || right === undefined) return []
      return [
        [left.start, right.start, ''],
        [left.end, right.end, ''],
      ]
    }
    case 'CallExpression': {
      const given = nodesIn(partOf('arguments'))
      return given.map((_, at) => withoutOne(given, at))
    }
    case 'ObjectExpression': {
      const properties = nodesIn(partOf('properties'))
      return properties.map((_, at) => withoutOne(properties, at))
    }
    default:
      return []
  }
}

function collect(value: unknown, cuts: Cut[]): void {
  for (const node of nodesIn(value)) {
    cuts.push(...cutsOf(node))
    for (const part of Object.values(node)) if (typeof part === 'object') collect(part, cuts)
  }
}

/** Every place of a file where something can be taken out, in the order of the file. */
export function removalsOf(file: string): readonly Place[] {
  const content = readFileSync(join(root, file), 'utf8')
  const cuts: Cut[] = []
  collect(parseSync(file, content).program.body, cuts)
  return cuts
    .toSorted(([one], [other]) => one - other)
    .map(([from, to, replacement]) => ({
      ...{ file, from, to, replacement, original: content.slice(from, to) },
      line: content.slice(0, from).split('\n').length,
    }))
}
