import { notificationPath } from '@portal/domain/notifications/notification-words.ts'
import { type NotificationKind, notificationKinds, noValues } from '@portal/domain/notifications/person-notification.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFormat } from '../../lib/format.ts'
import { queryClient } from '../../lib/query-client.ts'
import { loadLaterTexts, switchLanguage, textOf } from '../../lib/text.ts'
import { notificationWords } from './notification-words.ts'

beforeAll(async () => {
  await switchLanguage('nl-NL')
  await loadLaterTexts()
})

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

const mixer = { naam: 'Betonmolen 150 l', aantal: 2, anderen: 3, dag: '2026-12-07' }
const words = (soort: NotificationKind, gegevens: Partial<typeof noValues>) =>
  notificationWords(
    {
      ...{ id: crypto.randomUUID(), materieellocatie: '20417', op: '2026-12-01T09:00:00Z', gelezen: false },
      ...{ soort, onderwerp: 'P-100001', gegevens: { ...noValues, ...gegevens } },
    },
    { text: textOf, format: renderHook(useFormat, { wrapper }).result.current },
  )

describe('a notification in words', () => {
  it.each([
    ['akkoord', mixer, 'Akkoord: 2 × Betonmolen 150 l + 3, ma 7 dec'],
    ['akkoord', { naam: 'Betonmolen 150 l' }, 'Akkoord: Betonmolen 150 l'],
    ['geweigerd', { reden: 'Geen budget.' }, 'Gaat niet door: Aanvraag P-100001. Geen budget.'],
    ['geweigerd', { naam: 'Betonmolen 150 l' }, 'Gaat niet door: Betonmolen 150 l.'],
    [
      'verplaatst',
      { ...mixer, eerder: '2026-12-03' },
      'Andere dag: 2 × Betonmolen 150 l + 3, ma 7 dec in plaats van do 3 dec',
    ],
    ['komt', mixer, 'Komt ma 7 dec: 2 × Betonmolen 150 l + 3'],
    ['keuring', { aantal: 1, naam: 'Blok B' }, 'Deze week moet 1 stuk gekeurd worden op Blok B.'],
    ['keuring', { aantal: 4, naam: 'Blok B' }, 'Deze week moeten 4 stuks gekeurd worden op Blok B.'],
    ['beantwoord', { naam: 'Start niet' }, 'Er is antwoord op uw feedback “Start niet”.'],
  ] as const)('of %s with %j says what is known: %s', (kind, values, expected) => {
    expect(words(kind, values)).toBe(expected)
  })

  it('leads to the screen of what happened', () => {
    const paths = notificationKinds.map((soort) => notificationPath({ soort, onderwerp: 'afmelden' }))
    expect(new Set(paths)).toEqual(
      new Set([
        '/aanvragen/afmelden',
        '/bestellijst',
        '/materieelkeuringen',
        '/klacht-details/afmelden',
        '/locatie-afmelden',
        '/beveiliging',
        '/gebruikers',
      ]),
    )
    expect(notificationPath({ soort: 'beantwoord', onderwerp: 'KP/1' })).toBe('/klacht-details/KP%2F1')
  })
})
