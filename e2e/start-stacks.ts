import type { FullConfig } from '@playwright/test'
import { findChromium } from '../tooling/find-chromium.ts'
import { startStack } from '../tooling/stack.ts'
import { nameStack } from './stacks.ts'

/** A portal with its back office for each worker; within a worker each journey uses its own person, location or list. */
export default async function startForJourneys({ workers }: FullConfig): Promise<() => Promise<void>> {
  findChromium()
  // A portal that already runs is used as it is.
  if (process.env.E2E_PORTAL_URL !== undefined) return () => Promise.resolve()
  const stacks = await Promise.all(Array.from({ length: workers }, () => startStack()))
  for (const [worker, { portalUrl, controlUrl }] of stacks.entries()) nameStack(worker, { portalUrl, controlUrl })
  return async () => void (await Promise.all(stacks.map((stack) => stack.stop())))
}
