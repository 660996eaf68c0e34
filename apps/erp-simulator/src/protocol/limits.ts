import { badRequest, ProtocolError } from './errors.ts'

/** Measured: the longest address that works, and from where it is a 500; neither answer names the cause. */
const longestAddress = 15_711
const brokenAddress = 18_105

/** @throws ProtocolError 400 or 500 for an address that is too long */
export function checkAddress(href: string): void {
  if (href.length >= brokenAddress) throw new ProtocolError(500, 'Internal_ServerError', 'An error has occurred.')
  if (href.length > longestAddress) throw badRequest('Bad request.')
}

/** Five requests at once, ninety-five waiting, the next is turned away with 429. */
export function createQueue(atOnce = 5, waiting = 95): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (line.length >= waiting) throw new ProtocolError(429, 'TooManyRequests', 'Too many requests reached.')
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      // The next in line takes over this place, so that nobody can slip in between.
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
