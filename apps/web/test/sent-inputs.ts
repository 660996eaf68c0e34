import type { AnyCall } from '@portal/contract/define.ts'

const inputs = new Map<string, AnyCall['in']>()
const faults: string[] = []

/** From now on what is sent to this call has to be what it takes. */
export function expectInput(target: AnyCall): void {
  inputs.set(target.path, target.in)
}

/** Fields that were sent and that the call does not take: the portal would pass them over without a word. */
function lostFields(sent: unknown, taken: unknown): readonly string[] {
  if (typeof sent !== 'object' || sent === null || typeof taken !== 'object' || taken === null) return []
  const known = new Map(Object.entries(taken))
  return Object.entries(sent).flatMap(([name, value]) =>
    known.has(name) ? lostFields(value, known.get(name)).map((rest) => `${name}.${rest}`) : [name],
  )
}

export function noteInput(path: string, input: unknown): void {
  const reading = inputs.get(path)?.safeParse(input)
  if (reading === undefined) return
  if (reading.success) faults.push(...lostFields(input, reading.data).map((field) => `${path}: does not take ${field}`))
  else faults.push(`${path}: ${reading.error.message}`)
}

/** What was sent since the last time that the portal would not have understood. */
export function takeInputFaults(): readonly string[] {
  return faults.splice(0)
}
