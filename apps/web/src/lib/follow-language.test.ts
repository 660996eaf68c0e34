// Needs modules of its own: it follows the language of the whole page.
import { categories } from '@portal/contract/categories.ts'
import { expect, it, vi } from 'vitest'
import { followLanguage } from './follow-language.ts'
import { setPreference } from './preferences.ts'
import { readCall } from './use-call.ts'

it('reads again what was still being answered in the language before', async () => {
  const first = Promise.withResolvers<Response>()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    if (!address.includes(categories.getItemCategories.path)) return new Response('{}', { status: 200 })
    asked.push(new Headers(headers).get('accept-language') ?? '')
    return asked.length === 1 ? first.promise : new Response('{"items":[]}', { status: 200 })
  })
  followLanguage()
  const waiting = readCall(categories.getItemCategories, {})
  await vi.waitFor(() => expect(asked).toEqual(['nl-NL']))
  setPreference('language', 'de-DE')
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('de-DE'))
  first.resolve(new Response('{"items":[{"code":"1"}]}', { status: 200 }))
  await waiting
  await vi.waitFor(async () => expect(await readCall(categories.getItemCategories, {})).toEqual({ items: [] }))
  expect(asked.at(-1)).toBe('de-DE')
})
