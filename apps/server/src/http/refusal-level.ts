/** An outage is over for the log when nothing was refused for it for so long. */
const quietMs = 60_000

/**
 * How loud a refusal is in the log. Of what is away for everybody the first refusal is an error and those after it are
 * warnings; that a back office did not answer in time is told of where it is asked.
 */
export function createRefusalLevels(now = () => performance.now()): (status: number) => 'debug' | 'warn' | 'error' {
  let lastAwayAt = Number.NEGATIVE_INFINITY
  return (status) => {
    if (status < 500) return 'debug'
    if (status === 504) return 'warn'
    if (status !== 503) return 'error'
    const isFirst = now() - lastAwayAt > quietMs
    lastAwayAt = now()
    return isFirst ? 'error' : 'warn'
  }
}
