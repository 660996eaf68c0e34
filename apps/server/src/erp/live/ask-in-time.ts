import { ErpError } from '../erp-error.ts'

/** Somebody waits: after some seconds it is too late, and the mirror serves. */
const patienceMs = 4000

/** @throws ErpError `transient` also when the back office refuses: without its answer nothing is known */
export async function askInTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await ask(signal)
  } catch (error) {
    if (signal.aborted) throw new ErpError('transient', 'The answer did not come in time', { code: 'TimedOut' })
    if (!(error instanceof ErpError) || error.kind !== 'business') throw error
    throw new ErpError('transient', error.message, error.details)
  }
}
