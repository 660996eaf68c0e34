import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildItem, buildProperty, freshPortal } from '../../../test/stand-in.tsx'
import { setPreference } from '../../lib/preferences.ts'
import { switchLanguage } from '../../lib/text.ts'
import { ScaledPicture } from './ScaledPicture.tsx'

const height = (text: string) =>
  buildProperty('Werkhoogte', text, {
    waarde: Number.parseFloat(text),
    filterSoort: 'Numeric',
    labelTranslations: { 'de-DE': 'Arbeitshöhe' },
  })
const diesel = buildProperty('Energiebron', 'Diesel', { textTranslations: { 'fr-FR': 'Gazole' } })

const client = new QueryClient()
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** The line of the measure, as drawn: from its top to the floor. */
const lineOf = (container: HTMLElement) =>
  container.querySelector('svg[viewBox="0 0 320 240"] > path')?.getAttribute('d')

async function show(...properties: ReturnType<typeof buildProperty>[]) {
  const { container, unmount } = render(
    <ScaledPicture item={buildItem('STEIGER', { technischeGegevens: properties })} size="fill" />,
    { wrapper },
  )
  await waitFor(() => expect(lineOf(container) ?? container.textContent).toBeTruthy())
  const shown = { line: lineOf(container), words: container.textContent }
  unmount()
  return shown
}

beforeEach(async () => {
  freshPortal()
  setPreference('language', 'nl-NL')
  await switchLanguage('nl-NL')
})

describe('the picture of an item', () => {
  it('has a height beside a person at one scale: equal ones equally high, others not', async () => {
    const low = await show(height('4.2 m'))
    expect(low.line).toMatch(/^M10 /)
    expect((await show(height('4.2 m'), diesel)).line).toBe(low.line)
    expect((await show(height('8.2 m'))).line).not.toBe(low.line)
  })

  it('says in words how high it is and what it runs on, each with its name', async () => {
    expect((await show(height('4.2 m'), diesel)).words).toBe('Werkhoogte 4,2 mEnergiebron Diesel')
    setPreference('language', 'fr-FR')
    await switchLanguage('fr-FR')
    expect((await show(diesel)).words).toBe('Energiebron Gazole')
  })

  it('is the picture alone where the technical data says neither', async () => {
    const { container } = render(
      <>
        <ScaledPicture item={buildItem('KIST', { technischeGegevens: [buildProperty('Kleur', 'Rood')] })} size="fill" />
        <ScaledPicture item={buildItem('MAST', { technischeGegevens: [height('9 m')] })} size="fill" />
      </>,
      { wrapper },
    )
    await screen.findByText('9 m')
    expect(container.querySelectorAll('svg[viewBox="0 0 320 240"]')).toHaveLength(1)
    expect(screen.queryByText('Rood')).toBeNull()
  })
})
