import { requests } from '@portal/contract/requests.ts'
import { savedViews } from '@portal/contract/saved-views.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequestRow } from '../../../test/request-portal.ts'
import { answer, freshPortal, logIn, openPage, refusal } from '../../../test/stand-in.tsx'
import { editingStore } from './use-views.ts'

beforeEach(() => {
  freshPortal()
  logIn()
  const items = Array.from({ length: 12 }, (_, at) => buildRequestRow({ aanvraagnummer: `P-1000${10 + at}` }))
  answer(requests.getRequests, { items })
  answer(savedViews.getViews, { items: [] })
})

/** The dialog of a new view, on a page that was just loaded. */
async function open() {
  cleanup()
  editingStore.set(null)
  // What can be kept is more than the list as it begins.
  await openPage('/aanvragen?zoek=P-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Weergaven' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Bewaar deze weergave' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bewaar deze weergave' }))
  return {
    name: dialog.getByRole<HTMLInputElement>('textbox', { name: /^Naam van de weergave/ }),
    always: dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Open deze lijst altijd zo' }),
  }
}

describe('the name of a view that is typed and not saved', () => {
  it('is kept over a reload with what was ticked, also where saving failed, and forgotten once it is saved', async () => {
    answer(savedViews.saveView, () => refusal(500, 'error.onverwachte_serverfout'))
    const first = await open()
    await userEvent.click(first.always)
    await userEvent.type(first.name, 'Blok B{Enter}')
    const again = await open()
    expect([again.name.value, again.always.checked]).toEqual(['Blok B', true])
    answer(savedViews.saveView, null)
    await userEvent.type(again.name, '{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const last = await open()
    expect([last.name.value, last.always.checked]).toEqual(['', false])
  })
})
