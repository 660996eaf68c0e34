/**
 * Faults that can be switched on. `before` faults happen before the back office did anything, `after` faults when its
 * work is durable, the others change what the answer looks like or what is published.
 */
export const faultKinds = [
  'delay',
  'drop-before',
  'drop-after',
  'status',
  'unauthorized',
  'expired-token',
  'lock',
  'html',
  'illegal-character',
  'truncate',
  'unpublish',
  'odata-off',
  'soap-off',
  'drop-field',
  'shorten-field',
  'duplicate-row',
  'late-commit',
  'hold-queue',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Service or procedure name; `*` for every one. */
  readonly scope: string
  /** How many times; null until it is cleared. */
  readonly times: number | null
  readonly ms?: number
  readonly status?: number
  readonly retryAfter?: number
  readonly field?: string
}

export interface Faults {
  add(fault: Fault): void
  clear(): void
  list(): readonly Fault[]
  /** The fault of this kind that strikes now, counted down; undefined when there is none. */
  strike(kind: FaultKind, target: string): Fault | undefined
  /** Whether a lasting fault of this kind holds, without counting. */
  holds(kind: FaultKind, target: string): Fault | undefined
  /** How often all were cleared: what waits for that compares it. */
  readonly clearings: number
}

export function createFaults(): Faults {
  let active: { fault: Fault; left: number | null }[] = []
  let clearings = 0
  const find = (kind: FaultKind, target: string) =>
    active.find(
      ({ fault, left }) => fault.kind === kind && (fault.scope === '*' || fault.scope === target) && left !== 0,
    )
  return {
    add: (fault) => {
      active.push({ fault, left: fault.times })
    },
    clear: () => {
      active = []
      clearings += 1
    },
    get clearings() {
      return clearings
    },
    list: () => active.filter(({ left }) => left !== 0).map(({ fault, left }) => ({ ...fault, times: left })),
    strike: (kind, target) => {
      const found = find(kind, target)
      if (found === undefined) return undefined
      if (found.left !== null) found.left -= 1
      return found.fault
    },
    holds: (kind, target) => find(kind, target)?.fault,
  }
}
