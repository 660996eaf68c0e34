import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as constants from './constants.ts'

interface Listed {
  readonly name: string
  readonly value: unknown
  readonly proposed?: unknown
}

// The file's shape is the specification's; the tests below compare its values one by one.
const listed = (
  JSON.parse(readFileSync(new URL('../../../spec/constants.json', import.meta.url), 'utf8')) as {
    readonly constants: readonly Listed[]
  }
).constants
const values: Readonly<Record<string, unknown>> = constants
const specified = (name: string) => {
  const entry = listed.find((constant) => constant.name === name)
  return entry?.value ?? entry?.proposed
}

describe('constants of the specification', () => {
  it.each([
    ['notificationDisplayMs', 'R-CONST-01'],
    ['saveDebounceMs', 'R-CONST-02'],
    ['pageSizeDefault', 'R-CONST-03'],
    ['pageSizeOptions', 'R-CONST-04'],
    ['recentlyViewedLimit', 'R-CONST-05'],
    ['filterInitialOptions', 'R-CONST-06'],
    ['authCookieDays', 'R-CONST-07'],
    ['locationCookieDays', 'R-CONST-08'],
    ['preferencesCookieDays', 'R-CONST-09'],
    ['versionReloadDelayMs', 'R-CONST-10'],
    ['passwordMinLength', 'R-CONST-11'],
    ['locationNumberMaxDigits', 'R-CONST-12'],
    ['priceDecimals', 'R-CONST-13'],
    ['weightDecimals', 'R-CONST-14'],
    ['euroFormatMinimumDecimals', 'R-CONST-15'],
    ['defaultLocale', 'R-CONST-17'],
    ['fallbackLocale', 'R-CONST-18'],
    ['locales', 'R-CONST-19'],
    ['numberFormatLocales', 'R-CONST-20'],
    ['emptyGuid', 'R-CONST-22'],
  ])('%s is as specified (%s)', (name) => {
    expect(specified(name)).toBeDefined()
    expect(values[name]).toEqual(specified(name))
  })

  it.each(listed.map((constant) => constant.name))('has the listed constant %s', (name) => {
    expect(values[name]).toEqual(specified(name))
  })
})
