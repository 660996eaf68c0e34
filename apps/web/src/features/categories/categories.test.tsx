import { type AdminCategory, categories } from '@portal/contract/categories.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const category = (id: string, part: Partial<AdminCategory> = {}): AdminCategory => ({
  id,
  parent: null,
  omschrijving: `Categorie ${id}`,
  volgorde: 1,
  aantalArtikelen: 2,
  afbeelding: null,
  verborgen: false,
  verborgenInBackoffice: false,
  verborgenDoorBoven: false,
  eigenAfbeelding: false,
  ...part,
})

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  answer(categories.getSettingItemCategories, {
    items: [
      category('2', { volgorde: 2, verborgen: true }),
      category('11', { parent: '1', eigenAfbeelding: true, afbeelding: '/afbeeldingen/x' }),
      category('1'),
    ],
  })
  answer(categories.toggleItemCategories, null)
  answer(categories.removeCategoryImage, null)
})

describe('the categories', () => {
  it('stand as a tree with what is known of each (R-ROUTE-70)', async () => {
    await openPage('/settings/categories')
    const rows = within(await screen.findByRole('list', { name: 'Categorieën' })).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Categorie 1',
      'Categorie 11',
      'Categorie 2',
    ])
    expect(rows[2]?.textContent).toContain('Verborgen')
    expect(rows[2]?.textContent).toContain('In de backoffice zichtbaar')
    expect(rows[1]?.textContent).toContain('Eigen afbeelding')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek een categorie' }), '11')
    expect(screen.getAllByText(/^Categorie /)).toHaveLength(1)
  })

  it('are hidden and shown by a switch, with a way back (R-ROUTE-72)', async () => {
    await openPage('/settings/categorie/toggle')
    await userEvent.click(await screen.findByRole('switch', { name: 'Categorie 1 tonen' }))
    await waitFor(() => expect(messages()).toContain('categories.wasHidden'))
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(sentTo(categories.toggleItemCategories)).toHaveLength(2))
    expect(sentTo(categories.toggleItemCategories).map(({ input }) => input.items)).toEqual([
      [{ categorie: '1', verborgen: true }],
      [{ categorie: '1', verborgen: false }],
    ])
  })

  it('lose their own picture after being asked once, and only those that have one (R-ROUTE-71)', async () => {
    await openPage('/settings/categorie/verwijderen')
    const list = await screen.findByRole('list', { name: 'Categorieën' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(within(list).getByRole('button', { name: 'Afbeelding van Categorie 11 weghalen' }))
    expect(sentTo(categories.removeCategoryImage)).toHaveLength(0)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Weghalen' }))
    await waitFor(() => expect(sentTo(categories.removeCategoryImage)[0]?.input).toEqual({ categorie: '11' }))
  })

  it('say so when they cannot be read', async () => {
    answer(categories.getSettingItemCategories, () => refusal(500, ''))
    await openPage('/settings/categories')
    expect(await screen.findByRole('button', { name: /Opnieuw/ })).not.toBeNull()
  })
})
