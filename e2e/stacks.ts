/** Where a portal and the control port of its back office are. */
interface StackAddresses {
  readonly portalUrl: string
  readonly controlUrl: string
}

const nameOf = (what: 'PORTAL' | 'CONTROL', worker: number | string) => `E2E_${what}_URL_${worker}`

/** Says to the workers, which are programs of their own, where the stack of one of them is. */
export function nameStack(worker: number, { portalUrl, controlUrl }: StackAddresses): void {
  process.env[nameOf('PORTAL', worker)] = portalUrl
  process.env[nameOf('CONTROL', worker)] = controlUrl
}

/** The stack of this worker; one that was given from outside serves all workers. */
export function stackOfWorker(): StackAddresses {
  // Playwright's own count of what runs at the same time: a worker that takes over from a failed one keeps its number.
  const worker = process.env.TEST_PARALLEL_INDEX ?? '0'
  const find = (what: 'PORTAL' | 'CONTROL') => process.env[`E2E_${what}_URL`] ?? process.env[nameOf(what, worker)] ?? ''
  return { portalUrl: find('PORTAL'), controlUrl: find('CONTROL') }
}

/** Lets the journeys of one file use a stack of their own; the answer gives the worker its own one back. */
export function useStack({ portalUrl, controlUrl }: StackAddresses): () => void {
  const former = { E2E_PORTAL_URL: process.env.E2E_PORTAL_URL, E2E_CONTROL_URL: process.env.E2E_CONTROL_URL }
  Object.assign(process.env, { E2E_PORTAL_URL: portalUrl, E2E_CONTROL_URL: controlUrl })
  return () => {
    for (const [name, value] of Object.entries(former)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
