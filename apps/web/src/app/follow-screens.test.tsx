import { requests } from '@portal/contract/requests.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildRequest } from '../../test/request-portal.ts'
import { answer, freshPortal, logIn, openPage, router } from '../../test/stand-in.tsx'
import { followScreens } from './follow-screens.ts'
import { openedScreenStore } from './opened-screen.ts'

it('announces the heading that a screen has once it is loaded, after the one it had before', async () => {
  freshPortal()
  logIn()
  let give = (): void => undefined
  const inhoud = { naam: 'Betonmolen 150 l', aantal: 2, anderen: 3, afbeelding: null }
  answer(
    requests.getRequest,
    () =>
      new Promise((resolve) => {
        give = () => resolve(buildRequest({ inhoud }))
      }),
  )
  await openPage('/info')
  const stop = followScreens()
  await act(() => router.navigate({ to: '/aanvragen/$id', params: { id: 'P-100001' } }))
  await vi.waitFor(() => expect(openedScreenStore.get()).toBe('Aanvraag P-100001'))
  give()
  const heading = await screen.findByRole('heading', { level: 1, name: '2 × Betonmolen 150 l + 3' })
  await vi.waitFor(() => expect(openedScreenStore.get()).toBe('2 × Betonmolen 150 l + 3'))
  expect(document.activeElement).toBe(heading)
  stop()
})
