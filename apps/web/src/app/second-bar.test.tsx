import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshPortal, logIn, openPage } from '../../test/stand-in.tsx'
import { tokenFor } from '../../test/token-for.ts'
import { startSession } from '../lib/session.ts'

beforeEach(() => {
  freshPortal()
  logIn()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
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
    ['/gebruikers', 'Beheer'],
  ])('marks on %s where one is', async (path, name) => {
    expect(await marked(path)).toEqual([name])
  })
})
