import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderPortal, serveSettings } from '../../test/order-portal.ts'
import { freshPortal, logIn, openPage } from '../../test/stand-in.tsx'

beforeEach(() => orderPortal())

/** What the bar of a phone offers, from left to right. */
async function entries(): Promise<readonly (string | undefined)[]> {
  await openPage('/info')
  const bar = within(screen.getByRole('navigation', { name: 'Menu onderaan' }))
  return [...bar.getAllByRole('link'), ...bar.getAllByRole('button')].map((entry) =>
    entry.textContent?.replace(/\d/, ''),
  )
}

describe('the bar at the bottom of a phone', () => {
  it('leads to the stock of the chosen location, which the top bar names', async () => {
    expect(await entries()).toEqual(['Home', 'Scannen', 'Lijsten', 'Voorraad', 'Zoeken'])
  })

  it('offers the choice of a location while none is chosen', async () => {
    freshPortal()
    serveSettings()
    logIn(null)
    expect(await entries()).toEqual(['Home', 'Scannen', 'Lijsten', 'Zoeken', 'Locatie'])
  })

  it('offers the choice of a location where the stock is switched off', async () => {
    serveSettings({ AppMaterieelvoorraad_Actief: false })
    expect(await entries()).toContain('Locatie')
  })
})
