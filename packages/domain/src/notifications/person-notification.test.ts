import { describe, expect, it } from 'vitest'
import { isTold, seesNotification } from './person-notification.ts'

describe('a notification of a person', () => {
  it('is not made for an own action, however the name is written', () => {
    expect(isTold({ person: 'Eva', by: 'eva' })).toBe(false)
    expect(isTold({ person: 'eva', by: 'gerda' })).toBe(true)
    expect(isTold({ person: 'eva', by: null })).toBe(true)
  })

  it('is hidden from somebody who has lost its location', () => {
    expect(seesNotification({ locationNo: '20417' }, new Set(['20417']))).toBe(true)
    expect(seesNotification({ locationNo: '20417' }, new Set(['20418']))).toBe(false)
    expect(seesNotification({ locationNo: '' }, new Set(['20418']))).toBe(true)
  })
})
