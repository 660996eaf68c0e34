/** Tries that left nothing at the back office, in the words of the history of a write. */
const withoutTrace: readonly string[] = ['sending retry', 'sending rejected']

/** Where a write is on its way, and what came of each try; decisions of operators are no tries. */
export interface WriteSoFar {
  readonly state: string
  readonly tries: readonly string[]
}

/**
 * Whether who asked may still take a write back: it waits, and no try of it can have arrived. Once a try had no clear
 * outcome the back office may have it, also when a lookup found nothing since.
 */
export function mayTakeBack({ state, tries }: WriteSoFar): boolean {
  const waits = state === 'pending' || state === 'retry'
  return waits && tries.every((outcome) => withoutTrace.includes(outcome))
}
