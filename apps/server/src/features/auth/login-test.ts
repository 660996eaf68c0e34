import type { LoginTest } from '@portal/contract/auth.ts'

export type LoginStep = LoginTest['steps'][number]

export const good = (step: LoginStep['step'], params: LoginStep['params'] = {}): LoginStep => ({
  step,
  ok: true,
  params,
})

export const bad = (step: LoginStep['step'], params: LoginStep['params'] = {}): LoginStep => ({
  step,
  ok: false,
  params,
})

/** A test that says what it found, also where the other side does not answer. */
export async function timeLoginTest(find: () => Promise<readonly LoginStep[]>): Promise<LoginTest> {
  const began = performance.now()
  const steps = await find()
  return { ok: steps.every((step) => step.ok), durationMs: Math.round(performance.now() - began), steps: [...steps] }
}
