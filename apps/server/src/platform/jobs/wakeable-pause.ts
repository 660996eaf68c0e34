/** A pause that a wake ends; a wake while nobody pauses ends the next pause at once. */
export function createWakeablePause(ms: number): { readonly wake: () => void; readonly rest: () => Promise<void> } {
  let isAwake = false
  let end: () => void = () => undefined
  return {
    wake() {
      isAwake = true
      end()
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
