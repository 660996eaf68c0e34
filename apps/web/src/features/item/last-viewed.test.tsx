import { categories } from '@portal/contract/categories.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, buildItem, freshPortal, openPage, router } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  answer(categories.getItemCategories, { items: [] })
  answer(itemCalls.getIncludedItems, { items: [] })
  answer(itemCalls.getOrderTips, { items: [], aanbevolenAantal: null })
})

describe('last viewed', () => {
  it('has what was opened, newest first and each once (R-RECENT-01, R-RECENT-02)', async () => {
    answer(itemCalls.getItem, ({ materieelSoort }) => buildItem(materieelSoort))
    await openPage('/details/A')
    await screen.findByRole('heading', { level: 1, name: 'Artikel A' })
    for (const number of ['B', 'A']) {
      await router.navigate({ to: '/details/$id', params: { id: number } })
      await screen.findByRole('heading', { level: 1, name: `Artikel ${number}` })
    }
    expect(JSON.parse(localStorage.getItem('mp_laatst_bekeken') ?? '[]').slice(0, 2)).toEqual(['A', 'B'])
  })

  it('is shown in the catalogue, not beside an item', async () => {
    answer(itemCalls.getItem, ({ materieelSoort }) => buildItem(materieelSoort))
    answer(itemCalls.getItems, ({ materieelsoorten }) => ({
      materielen: materieelsoorten.map((number) => buildItem(number)),
    }))
    await openPage('/details/A')
    await screen.findByRole('heading', { level: 1, name: 'Artikel A' })
    await router.navigate({ to: '/details/$id', params: { id: 'B' } })
    await screen.findByRole('heading', { level: 1, name: 'Artikel B' })
    expect(screen.queryByRole('region', { name: 'Laatst bekeken' })).toBeNull()
    await router.navigate({ href: '/materieel' })
    const viewed = within(await screen.findByRole('region', { name: 'Laatst bekeken' }))
    expect(await viewed.findByRole('link', { name: 'Artikel A' })).toBeTruthy()
    expect(viewed.getByRole('link', { name: 'Artikel B' })).toBeTruthy()
  })
})
