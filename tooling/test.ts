import { runJourneys } from './journeys.ts'
import { runStep } from './run-step.ts'
import { type Counts, clearResults } from './test-results.ts'
import { runUnitAndCallTests } from './unit-tests.ts'
import { runVerify } from './verify-steps.ts'

/** `npm test`: the checks of the house and the weight of the web, then rules, calls and parts, then the journeys in a real browser. */
clearResults()
const counts: Counts[] = []
const runHouse = async (): Promise<Counts> => ({ ...(await runVerify()), again: [], failures: [] })
/** What the built web weighs; it is built before the tests. */
const runBundle = async (): Promise<Counts> => {
  const { ok, output } = await runStep({ title: 'bundle', args: ['tooling/check-bundle.ts'] })
  console.log(output)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, again: [], failures: [] }
}
for (const run of [runHouse, runBundle, runUnitAndCallTests, runJourneys]) counts.push(await run())
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const again = counts.flatMap((count) => count.again)
const failures = counts.flatMap((count) => count.failures)
if (again.length > 0) console.log(['Passed only at the second try:', ...again].join('\n  '))
if (failures.length > 0) console.log(['Failed, also at a first try:', ...failures].join('\n  '))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
