import { type Stack, startStack } from '../tooling/stack.ts'

/** One portal with its simulator for all journeys; each journey uses its own person, location or list. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  // A portal that already runs is used as it is.
  if (process.env.E2E_PORTAL_URL !== undefined) return () => Promise.resolve()
  const stack: Stack = await startStack()
  process.env.E2E_PORTAL_URL = stack.portalUrl
  process.env.E2E_CONTROL_URL = stack.controlUrl
  return () => stack.stop()
}
