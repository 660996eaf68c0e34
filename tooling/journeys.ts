import { isTerminal, runStep } from './run-step.ts'
import { type Counts, readResult, resultPath, secondTryAtMost, tellFailure } from './test-results.ts'

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** The reporter's own shape. */
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** Journeys in a real browser; one that fails is gone once more, in a new browser. */
export async function runJourneys(): Promise<Counts> {
  const { ok } = await runStep(
    {
      title: 'journeys',
      args: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'e2e/playwright.config.ts',
        '--retries=1',
        `--reporter=${isTerminal ? 'list' : 'dot'},json`,
      ],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: resultPath('playwright.json'),
        // It gives its workers FORCE_COLOR, with which the other name only makes a warning for each of them.
        ...(isTerminal ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }),
      },
    },
    true,
  )
  // A run that broke off leaves no report and counts as one failure.
  const report = readResult<Report>('playwright.json')
  if (report === null) return { passed: 0, failed: 1, again: [], failures: [] }
  const { expected, unexpected, flaky } = report.stats
  const specs = report.suites.flatMap(specsOf)
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ error }) => error !== undefined)
      .map(({ error }) => tellFailure(`${file}: ${title}`, [error?.message])),
  )
  if (flaky > secondTryAtMost) return { passed: expected, failed: unexpected + flaky, again: [], failures }
  const again = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`)
  return { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1), again, failures }
}
