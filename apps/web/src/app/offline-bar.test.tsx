import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { setOffline, setOnline } from '../lib/connectivity.ts'
import { OfflineBar } from './OfflineBar.tsx'

afterEach(() => act(setOnline))

it('says in the frame that there is no connection with the server, as an alert (R-UPD-03)', () => {
  show(<OfflineBar />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(setOffline)
  expect(screen.getByRole('alert').textContent).toContain('Geen verbinding met de server.')
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
