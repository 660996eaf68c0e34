import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { watchVersion } from '../lib/version.ts'
import { VersionModal } from './VersionModal.tsx'

const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version: '2.0.0' }), { status: 200 }))
  // jsdom cannot reload; the page's own location is replaced to see that it is asked to.
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload })
  return () => vi.useRealTimers()
})

it('offers to refresh at once when a new version is there (R-SCR-SHELL-02)', async () => {
  show(<VersionModal />)
  expect(screen.queryByRole('dialog')).toBeNull()
  const stop = watchVersion()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByRole('dialog', { name: 'Nieuwe versie' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verversen' })))
  expect(reload).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})
