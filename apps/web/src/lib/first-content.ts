const contentEntry = 'first-contentful-paint'
/** A window in the background paints nothing, and a browser may not say when it paints. */
const longestMs = 1500

/** Runs once the first content is painted: what nobody waits for must not be in the way of it. */
export function afterFirstContent(run: () => void): void {
  if (performance.getEntriesByName(contentEntry).length > 0) {
    run()
    return
  }
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    observer.disconnect()
    run()
  }
  const timer = setTimeout(finish, longestMs)
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(contentEntry).length > 0) finish()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Resolves once the first content is painted; at once where nothing tells when that is. */
export function firstContent(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve()
  return new Promise((resolve) => afterFirstContent(resolve))
}
