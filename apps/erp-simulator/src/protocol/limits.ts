import { ProtocolError } from './errors.ts'

/** The measured limit of an address; beyond it the answer does not say why. */
export const longestAddress = 15_711

/** Five requests at once, ninety-five waiting, the next is turned away with 429. */
export function createQueue(atOnce = 5, waiting = 95): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new ProtocolError(429, 'TooManyRequests', 'Too many requests reached.')
      await new Promise<void>((resolve) => line.push(resolve))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      line.shift()?.()
    }
  }
}
