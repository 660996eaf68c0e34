import { expect, it } from 'vitest'
import { deskReason } from './desk-reason.ts'

it.each([
  ['Geen budget', '', 'Geen budget'],
  ['Achterom / Geen budget', 'Achterom', 'Geen budget'],
  ['Achterom', 'Achterom', ''],
  ['Achterom Geen budget', 'Achterom', 'Geen budget'],
  ['Zie mail', 'Achterom', 'Zie mail'],
  ['Achter het hek staat / Geen budget', 'Achter het hek staat alles al klaar', 'Geen budget'],
  [`${'o'.repeat(249)}…`, 'o'.repeat(2000), ''],
  [`${'o'.repeat(200)}… / Geen budget`, 'o'.repeat(2000), 'Geen budget'],
  ['', 'Achterom', ''],
  [' Dicht ', ' ', 'Dicht'],
])('the reason in "%s" after "%s" is "%s"', (remark, asked, reason) => {
  expect(deskReason(remark, asked)).toBe(reason)
})
