import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { freshPortal } from '../../../test/stand-in.tsx'
import { FoldedFilters } from './FoldedFilters.tsx'

const device = window.matchMedia
afterEach(() => vi.stubGlobal('matchMedia', device))

function show(isNarrow: boolean, on: readonly boolean[]) {
  vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: isNarrow && query.includes('720px') }))
  freshPortal()
  render(<FoldedFilters on={on}>Betaling</FoldedFilters>)
}

it('filters above a list are one closed line on a phone, with how many are on', () => {
  show(true, [true, false, true])
  const line = screen.getByText('Filters (2)')
  expect(line.closest('details')).toHaveProperty('open', false)
  expect(line.closest('details')?.textContent).toContain('Betaling')
})

it('filters above a list stand open on a wide screen', () => {
  show(false, [true])
  expect(screen.getByText('Betaling').closest('details')).toBeNull()
})
