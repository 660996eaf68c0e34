import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../processes.ts'
import { readImports } from './import-graph.ts'
import { findBreaches, importRules } from './import-rules.ts'
import { findCycles, findFolderCycles, findLonelyParts } from './import-shape.ts'
import { cleanTree, plantedViolations } from './planted-violations.ts'

describe('imports of the project', () => {
  const imports = readImports(root)

  it('follow every rule of direction', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(findBreaches(imports)).toEqual([])
  })

  it('have no circle', () => {
    expect(findCycles(imports)).toEqual([])
  })

  it('have no circle of features, which would be one feature in two folders', () => {
    expect(findFolderCycles(imports)).toEqual([])
  })
})

describe('the parts in shared', () => {
  it('serve two features or more each', () => {
    expect(findLonelyParts(readImports(root))).toEqual([])
  })
})

describe('the rules themselves, on a small tree of the same shape', () => {
  const tree = mkdtempSync(join(tmpdir(), 'import-rules-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }

  beforeAll(() => {
    for (const group of ['packages', 'apps']) {
      for (const name of readdirSync(join(root, group))) {
        mkdirSync(join(tree, group, name), { recursive: true })
        cpSync(join(root, group, name, 'package.json'), join(tree, group, name, 'package.json'))
      }
    }
    mkdirSync(join(tree, 'node_modules', '@portal'), { recursive: true })
    for (const name of ['domain', 'contract', 'erp-protocol', 'i18n'])
      symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules', '@portal', name))
    for (const name of ['zod', 'fastify', 'drizzle-orm', 'pg'])
      symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
    for (const [path, text] of Object.entries(cleanTree)) write(path, text)
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it('let the clean tree pass', () => {
    const imports = readImports(tree)
    expect(imports.length).toBeGreaterThan(10)
    expect(findBreaches(imports)).toEqual([])
    expect(findCycles(imports)).toEqual([])
  })

  it('have a planted violation each', () => {
    expect(new Set(plantedViolations.map((planted) => planted.rule))).toEqual(
      new Set(importRules.map((rule) => rule.name)),
    )
  })

  it.each(plantedViolations)('$rule finds $file', ({ rule, file, text }) => {
    write(file, text)
    const found = findBreaches(readImports(tree))
    if (cleanTree[file] === undefined) rmSync(join(tree, file))
    else write(file, cleanTree[file])
    expect(found.filter((breach) => breach.startsWith(`${rule}: ${file} `))).not.toEqual([])
  })

  it('find a planted part in shared that serves one feature', () => {
    const second = 'apps/web/src/features/lists/lists.ts'
    expect(findLonelyParts(readImports(tree))).toHaveLength(2)
    write(second, "export { picker } from '../../shared/items/picker.ts'\n")
    expect(findLonelyParts(readImports(tree))).toEqual([])
    rmSync(join(tree, second))
  })

  it('find a planted circle, also one of types only', () => {
    write('packages/domain/src/a/one.ts', "import type { Two } from './two.ts'\nexport type One = Two | null\n")
    write('packages/domain/src/a/two.ts', "import type { One } from './one.ts'\nexport type Two = One | null\n")
    expect(findCycles(readImports(tree))).toHaveLength(1)
  })

  it('find a planted circle of features', () => {
    const passOn = (feature: string, other: string) =>
      write(`apps/server/src/features/${feature}/${feature}.ts`, `import '../${other}/${other}.store.ts'\n`)
    for (const feature of ['ones', 'twos']) write(`apps/server/src/features/${feature}/${feature}.store.ts`, '')
    passOn('ones', 'twos')
    expect(findFolderCycles(readImports(tree))).toEqual([])
    passOn('twos', 'ones')
    expect(findFolderCycles(readImports(tree))).toHaveLength(1)
  })
})
