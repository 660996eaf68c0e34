import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { freshPortal, logIn } from '../../test/stand-in.tsx'
import { setOffline, setOnline } from '../lib/connectivity.ts'
import { queueStore } from '../lib/queue-door.ts'
import { OfflineBar } from './OfflineBar.tsx'

afterEach(() => act(setOnline))

it('says in the frame that there is no connection with the server, as an alert (R-UPD-03)', () => {
  show(<OfflineBar />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(setOffline)
  expect(screen.getByRole('alert').textContent).toContain('Geen verbinding met de server.')
})

it('says that lists go on only where this browser keeps what somebody does', () => {
  freshPortal()
  const away = () => Promise.reject(new Error('away'))
  const keeps = {
    mustKeep: () => true,
    isWaiting: () => false,
    send: away,
    keep: away,
    keepFile: away,
    keepPicture: away,
  }
  queueStore.set({ ...keeps, drop: async () => false, asksBeforeLogout: () => false, wipe: async () => {} })
  show(<OfflineBar />)
  act(setOffline)
  expect(screen.getByRole('alert').textContent).toContain('Wijzigen kan weer')
  act(logIn)
  expect(screen.getByRole('alert').textContent).toContain('Uw lijsten gaan door')
  act(() => queueStore.set(null))
  expect(screen.getByRole('alert').textContent).toContain('Wijzigen kan weer')
})

it('goes when its retry reaches the server, and stays when it does not (R-UPD-04)', async () => {
  const get = vi.fn(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', get)
  show(<OfflineBar />)
  act(setOffline)
  const retry = screen.getByRole('button', { name: 'Opnieuw proberen' })
  fireEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('false'))
  expect(get).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert')).toBeTruthy()
  get.mockResolvedValue(new Response('', { status: 200 }))
  fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
