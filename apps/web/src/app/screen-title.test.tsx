import { item } from '@portal/contract/item.ts'
import { requests } from '@portal/contract/requests.ts'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRequest } from '../../test/request-portal.ts'
import { answer, buildItem, freshPortal, logIn, openPage, refusal, router } from '../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn()
  answer(requests.getRequests, { items: [] })
  answer(requests.getRequest, buildRequest({ inhoud: { naam: 'Betonmolen', aantal: 2, anderen: 3, afbeelding: null } }))
  answer(item.getItem, buildItem('MOLEN', { omschrijving: 'Betonmolen 150 l' }))
})

const titled = (title: string) => vi.waitFor(() => expect(document.title).toBe(`${title} · Materieel Portaal`))

describe('the title of a tab', () => {
  it.each([
    ['/aanvragen/P-100001', '2 × Betonmolen + 3'],
    ['/details/MOLEN', 'Betonmolen 150 l'],
  ])('says what is shown, and what kind of screen the next one is: %s', async (path, name) => {
    await openPage(path)
    await titled(name)
    await act(() => router.navigate({ to: '/aanvragen' }))
    await titled('Aanvragen')
  })

  it('says what kind of screen it is where what it shows cannot be read', async () => {
    answer(item.getItem, () => refusal(500, 'error.onverwachte_serverfout'))
    await openPage('/details/MOLEN')
    await titled('Artikeldetails')
  })
})
