import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { laterRules } from './later-rules.ts'
import { root } from './processes.ts'
import { findRuleIds } from './rule-ids.ts'

/** Prints which rules of spec/rules.json have a test that names them, and which rules of built screens have none. */
interface Rule {
  readonly id: string
  readonly rule: string
}

function runJson(args: readonly string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

function listTitles(): string {
  const unit = runJson(['node_modules/vitest/vitest.mjs', 'list', '--json', '--no-static-parse'])
  const journeys = runJson([
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--list',
    '--reporter=json',
  ])
  return `${unit}\n${journeys}`
}

// The inventory is a file of the project with this shape.
const rules = JSON.parse(readFileSync(join(root, 'spec', 'rules.json'), 'utf8')) as readonly Rule[]
const proven = findRuleIds(listTitles())
const built = rules.filter((rule) => !laterRules.some((later) => later.ids.test(rule.id)))
const open = built.filter((rule) => !proven.has(rule.id))
const all = rules.filter((rule) => proven.has(rule.id)).length
const unknown = [...proven].filter((id) => !rules.some((rule) => rule.id === id))

console.log('Rules of built screens without a test:')
for (const rule of open) console.log(`  ${rule.id}  ${rule.rule}`)
if (unknown.length > 0) console.log(`Named in a test but unknown: ${unknown.join(', ')}`)
console.log(`Built screens: ${built.length - open.length} of ${built.length} rules proven.`)
console.log(`All rules: ${all} of ${rules.length} proven (${((100 * all) / rules.length).toFixed(1)} %).`)
