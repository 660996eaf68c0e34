import { amsterdamDate, type Clock } from '../src/platform/clock.ts'

export interface TestClock extends Clock {
  set(moment: string): void
  advance(milliseconds: number): void
}

/** A clock that stands still until the test moves it. */
export function testClock(start = '2026-11-23T09:00:00Z'): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    today: () => amsterdamDate(now),
    set: (moment) => {
      now = new Date(moment)
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
