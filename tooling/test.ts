import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'
import { isTerminal, runStep } from './run-step.ts'
import { runVerify } from './verify-steps.ts'

/** `npm test`: the checks of the house, then rules, calls and parts, then the journeys in a real browser. */
interface Counts {
  readonly passed: number
  readonly failed: number
}

const results = join(root, '.cache', 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

function readResult(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'))
  } catch {
    return null
  }
}

async function runUnitAndCallTests(): Promise<Counts> {
  const projects = ['packages', 'simulator', 'server', 'web', 'web-alone', 'timed'].flatMap((name) => [
    '--project',
    name,
  ])
  const { ok } = await runStep(
    {
      title: 'tests',
      args: [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects,
        `--reporter=${isTerminal ? 'dot' : 'minimal'}`,
        '--reporter=json',
        `--outputFile.json=${results}/vitest.json`,
      ],
    },
    true,
  )
  // The reporter's own shape; a run that broke off leaves no file and counts as one failure.
  const report = readResult('vitest.json') as { numPassedTests: number; numFailedTests: number } | null
  if (report === null) return { passed: 0, failed: 1 }
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, ok ? 0 : 1) }
}

async function runJourneys(): Promise<Counts> {
  const { ok } = await runStep(
    {
      title: 'journeys',
      args: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'e2e/playwright.config.ts',
        `--reporter=${isTerminal ? 'list' : 'dot'},json`,
      ],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json'),
        // It gives its workers FORCE_COLOR, with which the other name only makes a warning for each of them.
        ...(isTerminal ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }),
      },
    },
    true,
  )
  // The reporter's own shape; see above.
  const report = readResult('playwright.json') as {
    stats: { expected: number; unexpected: number; flaky: number }
  } | null
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: Math.max(unexpected + flaky, ok ? 0 : 1) }
}

const counts: Counts[] = []
for (const run of [runVerify, runUnitAndCallTests, runJourneys]) counts.push(await run())
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
