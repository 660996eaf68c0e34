import type { QueryKey } from '@tanstack/react-query'
import { isPreviewTab } from './browser-storage.ts'
import { afterFirstContent } from './first-content.ts'
import { keeperNow } from './keeper.ts'
import { loadKeeping } from './load-keeping.ts'
import { currentLocale } from './preferences.ts'
import { queryClient } from './query-client.ts'
import { sessionStore } from './session.ts'

interface FirstAnswers {
  readonly language: string
  /** The user name of whose they are; null for a visitor. */
  readonly whose: string | null
  readonly answers: readonly FirstAnswer[]
}

interface FirstAnswer {
  readonly path: string
  readonly input: object
  readonly answer: unknown
  /** Kept for when there is no connection, as if the page had asked by itself. */
  readonly kept?: true
}

/** The age of all answers of the page: they were asked for before anything was answered. */
const pageBegan = performance.timeOrigin
const openingMs = 10_000

/** For what is read anew whenever it is shown: what came with the page is as good while the first screen opens. */
export function freshWhileOpening({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number {
  return state.dataUpdatedAt === pageBegan ? openingMs : 0
}

/** Somebody who goes back gets the page as the browser kept it, which may be of long ago. */
function isKeptPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}

function keep(key: QueryKey, answer: unknown): void {
  const owner = keeperNow()
  if (owner === null) return
  loadKeeping().then(
    ({ keepAnswer }) => keepAnswer(owner, key, answer),
    () => {},
  )
}

/**
 * Takes up the answers that the page brought along for this person in this language, so that the first screen need not
 * wait for them. A preview of settings has others than the browser's own session.
 */
export function takeFirstAnswers(): void {
  const element = document.getElementById('first-answers')
  if (element === null) return
  element.remove()
  if (isPreviewTab() || isKeptPage()) return
  // The server wrote it, in the same request as the page.
  const { language, whose, answers } = JSON.parse(element.textContent) as FirstAnswers
  const isOurs = whose === (sessionStore.get().claims?.userName ?? null)
  if (!isOurs || language !== currentLocale()) return
  for (const { path, input, answer, kept } of answers) {
    const key = [path, input]
    queryClient.setQueryData(key, answer, { updatedAt: pageBegan })
    if (kept === true) afterFirstContent(() => keep(key, answer))
  }
}
