import { expect, it } from 'vitest'
import { outboxAlarms } from './outbox-alarm.ts'

const now = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('asks somebody to look when a write is parked or waits longer than a quarter of an hour', () => {
  expect(outboxAlarms({ parked: 0, oldest: null }, now)).toEqual([])
  expect(outboxAlarms({ parked: 0, oldest: minutesAgo(15) }, now)).toEqual([])
  expect(outboxAlarms({ parked: 0, oldest: minutesAgo(16) }, now)).toEqual(['late'])
  expect(outboxAlarms({ parked: 1, oldest: null }, now)).toEqual(['parked'])
  expect(outboxAlarms({ parked: 2, oldest: minutesAgo(60) }, now)).toEqual(['parked', 'late'])
})
