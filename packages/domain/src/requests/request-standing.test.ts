import { describe, expect, it } from 'vitest'
import { isChangeable, requestStanding } from './request-standing.ts'

describe('where a request stands', () => {
  it.each([
    ['Disapproved', 'ingetrokken', 'ingetrokken'],
    ['Disapproved', 'vervallen', 'vervallen'],
    ['Disapproved', 'geweigerd', 'Disapproved'],
    ['Requested', 'wachtrij', 'Requested'],
    ['Nieuw woord', 'bevestigd', 'Onbekend'],
  ])('%s and %s is %s', (status, verzending, standing) => {
    expect(requestStanding({ status, verzending })).toBe(standing)
  })
})

describe('a request that is', () => {
  it.each([
    ['Requested', 'wachtrij', true],
    ['Requested', 'aangehouden', true],
    ['Approved', 'bevestigd', true],
    ['Onbekend', 'bevestigd', true],
    ['Disapproved', 'bevestigd', false],
    ['Cancelled', 'bevestigd', false],
    ['Disapproved', 'geweigerd', false],
    ['Disapproved', 'vervallen', false],
    ['Disapproved', 'ingetrokken', false],
  ] as const)('%s and %s can still be changed: %s', (status, verzending, changeable) => {
    expect(isChangeable({ status, verzending })).toBe(changeable)
  })
})
