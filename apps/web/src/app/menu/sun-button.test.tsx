import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferencesStore, setPreference } from '../../lib/preferences.ts'
import { SunButton } from './SunButton.tsx'

/** Screens of this width, as `matchMedia` tells them. */
function onScreen(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => setPreference('theme', 'dark'))

describe('the button for the sun', () => {
  it('gives high contrast with one tap on a phone, and the look of before with another', async () => {
    onScreen(true)
    render(<SunButton />)
    const button = screen.getByRole('button', { name: 'Zonmodus', pressed: false })
    await userEvent.click(button)
    expect(preferencesStore.get().theme).toBe('contrast')
    await userEvent.click(screen.getByRole('button', { name: 'Zonmodus', pressed: true }))
    expect(preferencesStore.get().theme).toBe('dark')
  })

  it('takes no room on a desk', () => {
    onScreen(false)
    render(<SunButton />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
