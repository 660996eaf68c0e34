/**
 * For a journey that `npm run prove -- journeys` goes, and `npm test` leaves out: another way to what a daily journey or a
 * test of calls and parts holds (decision: tests).
 */
export const nightly = { tag: '@nightly' } as const
