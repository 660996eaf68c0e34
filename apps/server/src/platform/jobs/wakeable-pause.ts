export interface WakeablePause {
  readonly wake: () => void
  /** True when something woke it before its time. */
  readonly rest: () => Promise<boolean>
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
      const wasWoken = isAwake
      isAwake = false
      return wasWoken
    },
  }
}
