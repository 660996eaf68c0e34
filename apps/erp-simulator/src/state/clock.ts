/** Where the simulated time stood at a moment of the real one, and how fast it runs since. */
export interface ClockSetting {
  readonly realMs: number
  readonly simulatedMs: number
  /** Simulated seconds in a real one. */
  readonly speed: number
}

/** The back office's clock: real time, moved and sped up from the control port. It never runs backwards by itself. */
export interface SimulatedClock {
  now(): Date
  readonly setting: ClockSetting
  use(setting: ClockSetting): void
}

/** Calendar date in Amsterdam. */
export function dayOf(time: Date): string {
  return time.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
}

export const realTime: ClockSetting = { realMs: 0, simulatedMs: 0, speed: 1 }

export function createClock(): SimulatedClock {
  let setting = realTime
  return {
    now: () => new Date(setting.simulatedMs + (Date.now() - setting.realMs) * setting.speed),
    get setting() {
      return setting
    },
    use: (changed) => {
      setting = changed
    },
  }
}

/** The setting that goes on from this simulated time at this speed. */
export function clockFrom(simulated: Date, speed: number): ClockSetting {
  return { realMs: Date.now(), simulatedMs: simulated.getTime(), speed }
}
