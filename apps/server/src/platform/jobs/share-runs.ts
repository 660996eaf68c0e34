/**
 * Runs the same work once at a time. Who asks for it while a run is at work shares the next one with all others who do:
 * the one at work may have looked before they asked.
 */
export function shareRuns<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const runs = new Map<string, { readonly running: Promise<unknown>; next: Promise<T> | null }>()
  const begin = (key: string): Promise<T> => {
    const running = work(key)
    const run = { running, next: null }
    runs.set(key, run)
    const end = () => {
      if (runs.get(key) === run && run.next === null) runs.delete(key)
    }
    running.then(end, end)
    return running
  }
  return (key) => {
    const run = runs.get(key)
    if (run === undefined) return begin(key)
    run.next ??= run.running.then(
      () => begin(key),
      () => begin(key),
    )
    return run.next
  }
}
