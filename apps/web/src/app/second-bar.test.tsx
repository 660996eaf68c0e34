import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshPortal, logIn, openPage } from '../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn()
})

async function marked(path: string) {
  await openPage(path)
  const menu = within(await screen.findByRole('navigation', { name: 'Hoofdmenu' }))
  return menu
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)
}

describe('the bar of the desk', () => {
  it.each([
    ['/materieelvoorraad', 'Voorraad'],
    ['/allematerieelvoorraad', 'Voorraad'],
    ['/aanvragen', 'Aanvragen en orders'],
    ['/orders/aanvoer', 'Aanvragen en orders'],
    ['/bestellijst', 'Bestellijst'],
  ])('marks on %s where one is', async (path, name) => {
    expect(await marked(path)).toEqual([name])
  })
})
