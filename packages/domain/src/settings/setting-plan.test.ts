import { describe, expect, it } from 'vitest'
import { mostPlannedDays, refusePlan } from './setting-plan.ts'

const now = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-12-01T00:00:00Z')
const none: ReadonlySet<string> = new Set()

describe('changes that hold from a later moment on', () => {
  it('are taken for a moment to come', () => {
    expect(refusePlan({ names: ['Contact_Plaats'], begin: later }, none, now)).toBeNull()
  })

  it('are refused for a moment that is there or over', () => {
    for (const begin of [now, new Date(now.getTime() - 1)])
      expect(refusePlan({ names: ['Contact_Plaats'], begin }, none, now)).toEqual({ code: 'instelling.begin_voorbij' })
    expect(refusePlan({ names: [], begin: new Date(now.getTime() + 1) }, none, now)).toBeNull()
  })

  it('are refused for a moment too far away', () => {
    const most = now.getTime() + mostPlannedDays * 24 * 3_600_000
    expect(refusePlan({ names: [], begin: new Date(most) }, none, now)).toBeNull()
    expect(refusePlan({ names: [], begin: new Date(most + 1) }, none, now)).toMatchObject({
      code: 'instelling.begin_ver',
    })
  })

  it('are refused for a secret, and for what is planned already', () => {
    expect(refusePlan({ names: ['SMTP_Wachtwoord'], begin: later }, none, now)).toEqual({
      code: 'instelling.niet_later',
      params: { name: 'SMTP_Wachtwoord' },
    })
    const planned = new Set(['Contact_Plaats'])
    expect(refusePlan({ names: ['Contact_Adres', 'Contact_Plaats'], begin: later }, planned, now)).toEqual({
      code: 'instelling.al_gepland',
      params: { name: 'Contact_Plaats' },
    })
  })
})
