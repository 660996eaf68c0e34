import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

/** One import as written in a file, with where it leads. */
export interface Import {
  /** Path of the importing file, from the root of the project, with forward slashes. */
  readonly from: string
  /** As written. */
  readonly specifier: string
  /** A file of the project (path from its root), a package (`npm:name`), a Node module (`node:name`), or nothing. */
  readonly to: string | null
  readonly typeOnly: boolean
}

const sourceFolders = ['packages', 'apps', 'e2e', 'bench', 'tooling']
const skipped = new Set(['node_modules', 'dist', '.data'])

export function listSources(root: string): readonly string[] {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path)
      } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) found.push(path)
    }
  }
  for (const folder of sourceFolders) {
    try {
      walk(folder)
    } catch {
      // A tree made for a test need not have every folder.
    }
  }
  return found
}

function specifiersOf(path: string, source: string): readonly { value: string; typeOnly: boolean }[] {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const fixed = module.staticImports.map((entry) => ({
    value: entry.moduleRequest.value,
    typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
  }))
  const passedOn = module.staticExports.flatMap((entry) =>
    entry.entries.flatMap((name) =>
      name.moduleRequest ? [{ value: name.moduleRequest.value, typeOnly: name.isType }] : [],
    ),
  )
  const lazy = module.dynamicImports.flatMap((entry) => {
    const text = source.slice(entry.moduleRequest.start, entry.moduleRequest.end)
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2]
    return literal === undefined ? [] : [{ value: literal, typeOnly: false }]
  })
  return [...fixed, ...passedOn, ...lazy]
}

interface Tree {
  readonly root: string
  readonly resolver: ResolverFactory
}

function targetOf({ root, resolver }: Tree, from: string, specifier: string): string | null {
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`
  if (specifier.startsWith('virtual:')) return `npm:${specifier}`
  const path = specifier.replace(/\?(url|raw|worker|inline)$/, '')
  const file = resolver.sync(dirname(join(root, from)), path).path
  if (file === undefined) return null
  const inside = relative(root, file).split(sep).join('/')
  if (inside.startsWith('..') || inside.includes('node_modules/')) return `npm:${packageName(specifier)}`
  return inside
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

/** Every import of every source file below `root`, resolved as the programs resolve it. */
export function readImports(root: string): readonly Import[] {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    conditionNames: ['node', 'browser', 'import', 'style', 'types', 'default'],
    mainFields: ['module', 'main', 'style', 'types'],
    symlinks: true,
  })
  return listSources(root).flatMap((from) =>
    specifiersOf(from, readFileSync(join(root, from), 'utf8')).map(({ value, typeOnly }) => ({
      from,
      specifier: value,
      to: targetOf({ root, resolver }, from, value),
      typeOnly,
    })),
  )
}
