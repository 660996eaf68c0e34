import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'
import { findRuleIds } from './rule-ids.ts'

/**
 * Prints how many rules of spec/rules.json have a test in `npm test` that names them; fails where one has none, or a test
 * names no rule. What only `npm run prove` runs counts for nothing.
 */
interface Rule {
  readonly id: string
  readonly rule: string
}

function runJson(args: readonly string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PROVE: undefined },
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
const open = rules.filter((rule) => !proven.has(rule.id))
const unknown = [...proven].filter((id) => !rules.some((rule) => rule.id === id))

for (const rule of open) console.log(`Without a test: ${rule.id}  ${rule.rule}`)
for (const id of unknown) console.log(`Named in a test but unknown: ${id}`)
console.log(`${rules.length - open.length} of ${rules.length} rules proven.`)
process.exit(open.length + unknown.length === 0 ? 0 : 1)
