// Needs modules of its own: only the first list of a page is drawn in two steps.
import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, buildItem, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

const device = window.matchMedia
const category = { id: '1', parent: null, navisionFilter: '', omschrijving: 'Trilplaten', volgorde: 1 }
const items = Array.from({ length: 20 }, (_, place) => buildItem(`A${place}`))

it('draws six cards of a catalogue first on a phone, which stay when the others follow', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: query.includes('720px') }))
  freshPortal()
  answer(categories.getItemCategories, { items: [{ ...category, aantalArtikelen: 20, afbeelding: null }] })
  answer(catalogue.getCatalogue, { catalogi: items })
  logIn()
  const seen = new Map<number, Element | undefined>()
  const watcher = new MutationObserver(() => {
    const cards = document.querySelectorAll('article')
    if (cards.length > 0) seen.set(cards.length, cards[0])
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await openPage('/catalogus/1')
  await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
  await vi.waitFor(() => expect([...seen.keys()]).toEqual([6, 20]))
  watcher.disconnect()
  expect(seen.get(20)).toBe(seen.get(6))
})
