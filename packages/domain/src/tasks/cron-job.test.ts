import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cronJobId, cronJobState, cronJobStates } from './cron-job.ts'

// The file's shape is the specification's; only name and value are read.
const listed = JSON.parse(readFileSync(new URL('../../../../spec/enums.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly name: string; readonly values: readonly { readonly value: string }[] }
>

describe('a task', () => {
  it.each([
    ['CatalogusSync.Run.1', 'CatalogusSync'],
    ['CatalogusSync', 'CatalogusSync'],
    ['.CatalogusSync', ''],
    ['', ''],
  ])('keeps of the id %s only the text before the first dot (R-ENT-28)', (id, kept) => {
    expect(cronJobId(id)).toBe(kept)
  })

  it('has exactly the specified states (R-STATE-12)', () => {
    const specified = Object.values(listed).find(({ name }) => name === 'CronJobState')
    expect([...cronJobStates]).toEqual(specified?.values.map(({ value }) => value))
  })

  const quiet = { isBusy: false, willRetry: false, lastEnd: null } as const
  it.each([
    [{ ...quiet, isBusy: true, willRetry: true, lastEnd: 'failed' }, 'Other'],
    [{ ...quiet, willRetry: true, lastEnd: 'failed' }, 'Scheduled'],
    [quiet, 'StateNotRun'],
    [{ ...quiet, lastEnd: 'done' }, 'Succeeded'],
    [{ ...quiet, lastEnd: 'failed' }, 'Failed'],
    [{ ...quiet, lastEnd: 'incomplete' }, 'Failed'],
    [{ ...quiet, lastEnd: 'cancelled' }, 'Failed'],
  ] as const)('with %o is %s (R-STATE-16)', (facts, state) => {
    expect(cronJobState(facts)).toBe(state)
  })
})
