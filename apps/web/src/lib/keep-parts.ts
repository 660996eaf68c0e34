import { currentLocale } from './preferences.ts'

/** Where the worker looks for what is not of the shell; vite.config.ts names it too. */
const cacheName = 'parts'
const isPart = (address: string) => /\/assets\/.*\.(js|css|woff2)$/.test(address)
/** What the visitor came for goes first. */
const restAfterMs = 5000
const longestIdleWaitMs = 30_000

/** `parts.json`: the files of this build beside the shell. */
interface Parts {
  /** The file that a page of this build begins with. */
  readonly entry: string
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly screens: readonly string[]
  readonly others: readonly string[]
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** With costs for each byte, or one bar of signal, a browser gets what is used and no more. */
export function isSparing(): boolean {
  // Not every browser tells.
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

const asked = new Set<string>()

async function keep(cache: Cache, address: string): Promise<void> {
  if (asked.has(address)) return
  asked.add(address)
  try {
    // The shell is in a cache of its own.
    if ((await caches.match(address)) === undefined) await cache.add(new Request(address, { priority: 'low' }))
  } catch (error) {
    asked.delete(address)
    throw error
  }
}

/** The worker saw nothing of a visit that began without it; the browser has these files at hand. */
function keepWhatIsUsed(cache: Cache): void {
  const observer = new PerformanceObserver((seen) => {
    // Without connection or room it is kept when it is used again.
    for (const { name } of seen.getEntries()) if (isPart(name)) void keep(cache, name).catch(() => {})
  })
  observer.observe({ type: 'resource', buffered: true })
}

async function clear(cache: Cache, known: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url)
}

/** Lets go of what earlier builds left and, where it costs nobody anything, keeps what no visit used yet. */
async function keepRest(cache: Cache): Promise<void> {
  const answer = await fetch('/parts.json')
  if (!answer.ok) return
  // The build writes this shape; kept-parts.ts.
  const { entry, texts, screens, others } = (await answer.json()) as Parts
  // A newer build: this page goes on with its own files until it is loaded anew.
  if (document.querySelector(`script[src$="${entry}"]`) === null) return
  const addressOf = (file: string) => new URL(`/${file}`, location.href).href
  await clear(cache, new Set([...Object.values(texts).flat(), ...screens, ...others].map(addressOf)))
  for (const file of [...(texts[currentLocale()] ?? []), ...screens]) {
    if (isSparing()) return
    await keep(cache, addressOf(file))
  }
}

/** Some seconds from now, when the browser has nothing to do. */
export function whenIdle(work: () => void): void {
  // Safari does not tell when it is idle.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: longestIdleWaitMs }) : work()
  setTimeout(wait, restAfterMs)
}

/** Keeps for use without connection what the worker did not fetch by itself: at once what is used, the rest when idle. */
export async function keepParts(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker
  await ready
  const cache = await caches.open(cacheName)
  if (controller === null) keepWhatIsUsed(cache)
  whenIdle(() => void keepRest(cache).catch(() => {}))
}
