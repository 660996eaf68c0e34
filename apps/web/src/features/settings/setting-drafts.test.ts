import type { AdminSetting } from '@portal/contract/settings.ts'
import { expect, it } from 'vitest'
import { changesOf, isOvertaken, withDraft } from './setting-drafts.ts'

const item: AdminSetting = {
  name: 'Contact_Plaats',
  kind: 'string',
  area: 'Contact',
  value: 'Almelo',
  defaultValue: '',
  changed: true,
  editable: true,
  secret: false,
  version: 3,
  changedBy: null,
  changedAt: null,
}

it('a draft stays of the version it was begun from, however long somebody goes on typing', () => {
  const begun = withDraft(new Map(), item, 'Zw')
  const stored = { ...item, value: 'Deventer', version: 4 }
  const later = withDraft(begun, stored, 'Zwolle')
  expect(isOvertaken(stored, later.get(item.name))).toBe(true)
  expect(changesOf(later)).toEqual([{ kind: 'string', name: 'Contact_Plaats', value: 'Zwolle', version: 3 }])
})
