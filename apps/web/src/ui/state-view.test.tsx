import { stock } from '@portal/contract/stock.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { callKey } from '../lib/call-key.ts'
import { setOffline, setOnline } from '../lib/connectivity.ts'
import { queryClient } from '../lib/query-client.ts'
import { useCall } from '../lib/use-call.ts'
import { StateView } from './StateView.tsx'

const input = { gebruikerLogin: 'medewerker', materieellocatie: '10041' }
const noNetwork = () => Promise.reject(new TypeError('no network'))

function Stock() {
  return <StateView query={useCall(stock.getStock, input)}>{({ items }) => <p>{items.length} stuks</p>}</StateView>
}

beforeEach(() => {
  vi.stubGlobal('fetch', noNetwork)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  act(setOnline)
  queryClient.clear()
  vi.restoreAllMocks()
})

it('shows what was read before with its age for as long as there is no connection', () => {
  queryClient.setQueryData(
    callKey(stock.getStock, input),
    { items: [] },
    { updatedAt: Date.parse('2026-11-20T08:05Z') },
  )
  setOffline()
  show(<Stock />)
  expect(screen.getByText('0 stuks')).toBeTruthy()
  expect(screen.getByText('Opgehaald 20-11-2026 09:05')).toBeTruthy()
})

it('offers no retry of its own while the frame has one', async () => {
  setOffline()
  show(<Stock />)
  expect(await screen.findByText('Deze gegevens zijn nog niet opgehaald.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  act(setOnline)
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
})
