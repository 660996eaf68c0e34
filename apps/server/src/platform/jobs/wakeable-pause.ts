export interface WakeablePause {
  readonly wake: () => void
  readonly rest: () => Promise<void>
  /** Forgets earlier wakes: the caller looks now for what they were about. */
  readonly heed: () => void
}

/** A pause that a wake ends; a wake while nobody pauses ends the next pause at once. */
export function createWakeablePause(ms: number): WakeablePause {
  let isAwake = false
  let end: () => void = () => undefined
  return {
    wake() {
      isAwake = true
      end()
    },
    heed() {
      isAwake = false
    },
    async rest() {
      if (!isAwake)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isAwake = false
    },
  }
}
