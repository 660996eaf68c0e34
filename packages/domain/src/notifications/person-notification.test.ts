import { describe, expect, it } from 'vitest'
import { seesNotification } from './person-notification.ts'

describe('a notification of a person', () => {
  it('is hidden from somebody who has lost its location', () => {
    expect(seesNotification({ locationNo: '20417' }, new Set(['20417']))).toBe(true)
    expect(seesNotification({ locationNo: '20417' }, new Set(['20418']))).toBe(false)
    expect(seesNotification({ locationNo: '' }, new Set(['20418']))).toBe(true)
  })
})
