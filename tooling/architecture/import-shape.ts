import type { Import } from './import-graph.ts'
import { featureOf, inside, isTest, ours } from './import-rules.ts'

/** Files of the web's `shared` that fewer than two features (the frame in `app` counts as one) reach. */
export function findLonelyParts(imports: readonly Import[]): readonly string[] {
  const importers = new Map<string, string[]>()
  for (const { from, to } of imports)
    if (inside(to, 'apps/web/src/shared') && ours(to) && !isTest(from))
      importers.set(to, [...(importers.get(to) ?? []), from])
  const readers = (file: string, seen: Set<string>): readonly string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    if (!inside(file, 'apps/web/src/shared')) return [featureOf(file, 'web') ?? 'app']
    return (importers.get(file) ?? []).flatMap((importer) => readers(importer, seen))
  }
  return [...importers.keys()].filter((file) => new Set(readers(file, new Set())).size < 2)
}

/** Chains of files that import each other in a circle, types included. */
export function findCycles(imports: readonly Import[]): readonly string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (ours(to)) next.set(from, [...(next.get(from) ?? []), to])
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const target of next.get(file) ?? []) visit(target, [...path, file])
    state.set(file, 'done')
  }
  for (const file of next.keys()) visit(file, [])
  return cycles
}

const featureFolder = (path: string | null): string | null =>
  /^apps\/\w+\/src\/features\/[\w-]+(?=\/)/.exec(path ?? '')?.[0] ?? null

/** The same of the folders of features, which may import each other in one direction only. */
export function findFolderCycles(imports: readonly Import[]): readonly string[] {
  const arrows = imports.flatMap((entry) => {
    const [from, to] = [featureFolder(entry.from), featureFolder(entry.to)]
    return isTest(entry.from) || from === null || to === null || from === to ? [] : [{ ...entry, from, to }]
  })
  return findCycles(arrows)
}
