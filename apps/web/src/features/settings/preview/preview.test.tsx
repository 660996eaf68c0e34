import { settings } from '@portal/contract/settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, openSettings, saved, startSettings } from '../../../../test/settings-portal.ts'
import { answer, buildLocation, openPage, sentTo } from '../../../../test/stand-in.tsx'
import { tokenFor } from '../../../../test/token-for.ts'
import { writeStored } from '../../../lib/browser-storage.ts'
import { keeperNow } from '../../../lib/keeper.ts'
import { previewTab } from '../../../lib/preview-tab.ts'
import { tellLocations } from '../../../shared/location/location-store.ts'

// There is no page to leave for in these tests.
vi.mock('../../../lib/leave-page.ts', () => ({ leaveFor: () => {} }))

const token = tokenFor('beheer', 1800, {})
const preview = { token, language: 'de-DE', locationNo: '10001' } as const
const opened: unknown[] = []

beforeEach(() => {
  startSettings()
  sessionStorage.clear()
  opened.length = 0
  // What the new window begins with is a copy of what this one keeps at that moment.
  vi.stubGlobal('open', () => {
    opened.push(previewTab())
    return {}
  })
  tellLocations({ type: 'loaded', locations: [{ ...buildLocation(), nummer: '10001', geblokeerd: false }] })
  answer(settings.openPreview, { token, tot: '2026-11-23T12:00:00.000Z' })
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('a preview of settings', () => {
  it('opens in a window of its own with what is not saved, as a role at a location in a language', async () => {
    await openSettings('?gebied=Standaard')
    await userEvent.type(await screen.findByLabelText('Standaarddepot'), 'D1')
    await userEvent.click(button('Voorbeeld bekijken'))
    const dialog = await screen.findByRole('dialog')
    await userEvent.selectOptions(within(dialog).getByLabelText('Gezien als'), 'Administratie')
    await userEvent.selectOptions(within(dialog).getByLabelText('Taal'), 'Deutsch')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Openen in nieuw tabblad' }))
    await waitFor(() => expect(opened).toEqual([preview]))
    expect(sentTo(settings.openPreview).map(({ input }) => input)).toEqual([
      {
        items: [{ kind: 'string', name: 'Depot_Standaard', value: 'D1' }],
        rol: 'administration',
        materieellocatie: '10001',
        taal: 'de-DE',
      },
    ])
    expect([previewTab(), saved()]).toEqual([null, []])
    expect(screen.getAllByText('1 niet opgeslagen').length).toBeGreaterThan(0)
  })

  it('is offered again where the browser held the window back', async () => {
    vi.stubGlobal('open', () => null)
    await openSettings()
    await userEvent.click(button('Voorbeeld bekijken'))
    const dialog = await screen.findByRole('dialog')
    const show = () => userEvent.click(within(dialog).getByRole('button', { name: 'Openen in nieuw tabblad' }))
    await show()
    await within(dialog).findByText(/Uw browser hield het tabblad tegen/)
    vi.stubGlobal('open', () => opened.push(previewTab()))
    await show()
    expect([opened.length, sentTo(settings.openPreview).length]).toEqual([1, 1])
  })

  it('says above every screen what it is, keeps nothing for other windows, and is closed with one tap', async () => {
    const voorbeeld = {
      rol: 'foreman' as const,
      locatie: { nummer: '10001', omschrijving: 'De Waterlinie' },
      taal: 'nl-NL' as const,
      aantal: 2,
      tot: '2026-11-23T12:00:00.000Z',
    }
    answer(settings.getPreview, { voorbeeld })
    answer(settings.endPreview, null)
    writeStored(sessionStorage, 'mp_voorbeeld', preview)
    const close = vi.fn()
    vi.stubGlobal('close', close)
    await openPage('/info')
    expect(await screen.findByText(/^Voorbeeld: Voorman bij De Waterlinie, tot/)).not.toBeNull()
    expect(screen.getByText('Waarden die niet zijn opgeslagen: 2. U kunt hier niets wijzigen.')).not.toBeNull()
    writeStored(localStorage, 'mp_proef', 1)
    expect([localStorage.getItem('mp_proef'), keeperNow()]).toEqual([null, null])
    await userEvent.click(button('Voorbeeld sluiten'))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect([sentTo(settings.endPreview).length, previewTab()]).toEqual([1, null])
  })
})
