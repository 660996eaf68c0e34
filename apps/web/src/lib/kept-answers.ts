import { answersToDrop, isAnswerTooOld } from '@portal/domain/offline/answers-to-drop.ts'
import type { QueryKey } from '@tanstack/react-query'
import { keeperNow } from './keeper.ts'
import { sessionStore } from './session.ts'

const atHeader = 'x-kept-at'
const sizeHeader = 'x-kept-characters'

interface KeptAnswer {
  readonly answer: unknown
  /** When it was answered, milliseconds since 1970. */
  readonly at: number
}

/** One store for each person: nobody finds what was kept for somebody else. */
const storesOfPortal = 'mp_antwoorden '
const storeOf = (owner: string) => `${storesOfPortal}${encodeURIComponent(owner)}`
const addressOf = (key: QueryKey) => `/mp_antwoorden?${encodeURIComponent(JSON.stringify(key))}`

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that nothing is written behind a clearing. Storage that is full or forbidden keeps nothing. */
function queueWrite<T>(step: () => Promise<T>): Promise<T | null> {
  const done = last.then(() => (typeof caches === 'undefined' ? null : step())).catch(() => null)
  last = done
  return done
}

async function sweep(store: Cache): Promise<void> {
  const kept = await Promise.all(
    (await store.keys()).map(async (address) => {
      const headers = (await store.match(address))?.headers
      return { address, at: Number(headers?.get(atHeader)), characters: Number(headers?.get(sizeHeader)) }
    }),
  )
  await Promise.all(answersToDrop(kept, Date.now()).map(({ address }) => store.delete(address)))
}

/** Keeps what `owner` was answered just now, unless somebody else is there by then. */
export function keepAnswer(owner: string, key: QueryKey, answer: unknown): void {
  const at = Date.now()
  void queueWrite(async () => {
    if (owner !== keeperNow()) return
    const text = JSON.stringify(answer)
    const headers = { [atHeader]: `${at}`, [sizeHeader]: `${text.length}` }
    const store = await caches.open(storeOf(owner))
    await store.put(addressOf(key), new Response(text, { headers }))
    await sweep(store)
  })
}

/** Forgets an answer that `owner` may not have any more. */
export function dropAnswer(owner: string, key: QueryKey): void {
  void queueWrite(async () => {
    if (await caches.has(storeOf(owner))) await (await caches.open(storeOf(owner))).delete(addressOf(key))
  })
}

/** The last answer that was kept for `owner`; null when there is none, or none that is recent enough. */
export function keptAnswer(owner: string, key: QueryKey): Promise<KeptAnswer | null> {
  return queueWrite(async () => {
    const found = await caches.match(addressOf(key), { cacheName: storeOf(owner) })
    const at = Number(found?.headers.get(atHeader))
    if (found === undefined || isAnswerTooOld(at, Date.now()) || owner !== keeperNow()) return null
    return { answer: await found.json(), at }
  })
}

function forgetOthers(): void {
  const keeper = keeperNow()
  void queueWrite(async () => {
    const own = keeper === null ? null : storeOf(keeper)
    const others = (await caches.keys()).filter((name) => name.startsWith(storesOfPortal) && name !== own)
    await Promise.all(others.map((name) => caches.delete(name)))
  })
}

/** Nothing that was kept for one person is left once they log out or another one is there. Answers how to stop. */
export function followKeeper(): () => void {
  let keeper = keeperNow()
  forgetOthers()
  return sessionStore.subscribe(() => {
    if (keeper === keeperNow()) return
    keeper = keeperNow()
    forgetOthers()
  })
}
