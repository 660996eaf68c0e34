import { expect, it } from 'vitest'
import { createStore } from './store.ts'

it('a store notifies its subscribers, and none that unsubscribed', () => {
  const store = createStore(1)
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(`first ${store.get()}`))
  store.subscribe(() => heard.push(`second ${store.get()}`))
  store.set(2)
  store.set(2)
  stop()
  store.set((now) => now + 1)
  expect(heard).toEqual(['first 2', 'second 2', 'second 3'])
})
