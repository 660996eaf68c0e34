import { PortalError } from '@portal/contract/errors.ts'
import type { TestOutcome } from '@portal/contract/service-check.ts'
import { ErpError } from '../../erp/erp-error.ts'

type Step = TestOutcome['steps'][number]

/** A test that says what it found, also when the other side does not answer. */
export async function timeTest(find: () => Promise<readonly Step[]>): Promise<TestOutcome> {
  const began = performance.now()
  const steps = await find()
  return { ok: steps.every((step) => step.ok), durationMs: Math.round(performance.now() - began), steps: [...steps] }
}

export function good(step: Step['step'], params: Step['params'] = {}): Step {
  return { step, ok: true, params }
}

export function bad(step: Step['step'], params: Step['params'] = {}): Step {
  return { step, ok: false, params }
}

/** What the back office did wrong, for the person who tests; a defect of ours is rethrown. */
export function errorTextOf(error: unknown): string {
  if (error instanceof ErpError) return `${error.details.code ?? error.kind}: ${error.message}`
  if (error instanceof PortalError) return error.code
  throw error
}
