/** The back office's clock: real time, moved and sped up from the control port. */
export interface SimulatedClock {
  now(): Date
  /** Calendar date in Amsterdam. */
  today(): string
  readonly offsetMs: number
  move(ms: number): void
}

export function createClock(offsetMs = 0): SimulatedClock {
  let offset = offsetMs
  const now = (): Date => new Date(Date.now() + offset)
  return {
    now,
    today: () => now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' }),
    get offsetMs() {
      return offset
    },
    move: (ms) => {
      offset += ms
    },
  }
}
