import { relative } from 'node:path'
import { root } from './processes.ts'
import { isTerminal, runStep } from './run-step.ts'
import { type Counts, readResult, resultPath, secondTryAtMost, tellFailure } from './test-results.ts'

const projects = ['packages', 'simulator', 'server', 'web', 'web-alone']

/** The reporter's own shape. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

async function runFiles(file: string, files: readonly string[]): Promise<{ ok: boolean; report: Report | null }> {
  const { ok } = await runStep(
    {
      title: 'tests',
      args: [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...files,
        ...projects.flatMap((name) => ['--project', name]),
        `--reporter=${isTerminal ? 'dot' : 'minimal'}`,
        '--reporter=json',
        `--outputFile.json=${resultPath(file)}`,
      ],
    },
    true,
  )
  return { ok, report: readResult<Report>(file) }
}

const failuresOf = ({ testResults }: Report): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        tellFailure(`${relative(root, name)}: ${fullName}`, failureMessages.slice(0, 1)),
      ),
  )

const countsOf = (report: Report, ok: boolean): Counts => ({
  passed: report.numPassedTests,
  failed: Math.max(report.numFailedTests, ok ? 0 : 1),
  again: [],
  failures: failuresOf(report),
})

/**
 * Rules, calls and parts. When a few files fail they run once more, alone and from their beginning; what passes then
 * has passed and is named. A run that broke off leaves no report and counts as one failure.
 */
export async function runUnitAndCallTests(): Promise<Counts> {
  const { ok, report } = await runFiles('vitest.json', [])
  if (report === null) return { passed: 0, failed: 1, again: [], failures: [] }
  const broken = report.testResults.filter(({ status }) => status === 'failed')
  if (ok || broken.length === 0 || broken.length > secondTryAtMost) return countsOf(report, ok)
  const files = broken.map(({ name }) => relative(root, name))
  console.log(`Once more: ${files.join(', ')}`)
  const second = await runFiles('vitest-again.json', files)
  if (second.report === null) return countsOf(report, ok)
  const results = broken.flatMap(({ assertionResults }) => assertionResults)
  const passedThere = results.filter(({ status }) => status === 'passed').length
  const counts = countsOf(second.report, second.ok)
  return {
    passed: report.numPassedTests - passedThere + counts.passed,
    failed: counts.failed,
    again: second.ok ? broken.map(nameOfFailure) : [],
    failures: [...failuresOf(report), ...counts.failures],
  }
}

function nameOfFailure({ name, assertionResults }: Report['testResults'][number]): string {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return `${relative(root, name)}: ${failed.join('; ') || 'did not begin'}`
}
