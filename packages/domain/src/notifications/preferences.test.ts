import { describe, expect, it } from 'vitest'
import { defaultPreferences, type MailChoice, mailMoment, pushMoment, withDefaults } from './preferences.ts'

const at = (moment: string, time: string) => ({ at: new Date(moment), day: moment.slice(0, 10), time })
/** In winter the clocks of the depots are an hour ahead. */
const noon = at('2026-12-01T11:00:00Z', '12:00')
const night = at('2026-12-01T22:30:00Z', '23:30')
const early = at('2026-12-02T04:30:00Z', '05:30')
const wish = (mail: MailChoice, more: Partial<typeof defaultPreferences> = {}) =>
  withDefaults({ ...more, soorten: { ...defaultPreferences.soorten, komt: { portaal: true, push: true, mail } } })
const quiet = { stilVan: '22:00', stilTot: '06:00' }

describe('the mail of a notification', () => {
  it('does not go unless somebody wished it', () => {
    expect(mailMoment('komt', defaultPreferences, noon)).toBeNull()
  })

  it('goes at once, or when the quiet hours are over, also those that pass midnight', () => {
    expect(mailMoment('komt', wish('meteen'), night)).toEqual(night.at)
    expect(mailMoment('komt', wish('meteen', quiet), noon)).toEqual(noon.at)
    for (const moment of [night, early])
      expect(mailMoment('komt', wish('meteen', quiet), moment)).toEqual(new Date('2026-12-02T05:00:00Z'))
    const lunch = { stilVan: '11:30', stilTot: '12:30' }
    expect(mailMoment('komt', wish('meteen', lunch), noon)).toEqual(new Date('2026-12-01T11:30:00Z'))
    expect(mailMoment('komt', wish('meteen', lunch), night)).toEqual(night.at)
  })

  it('is not held back by quiet hours that end when they begin, or of which one end is missing', () => {
    for (const none of [
      { stilVan: '22:00', stilTot: '22:00' },
      { stilVan: '22:00', stilTot: '' },
    ])
      expect(mailMoment('komt', wish('meteen', none), night)).toEqual(night.at)
  })

  it('goes with the next mail of the day at the chosen time, of summer and winter', () => {
    const daily = wish('dagelijks', { dagelijksOm: '16:00', ...quiet })
    expect(mailMoment('komt', daily, noon)).toEqual(new Date('2026-12-01T15:00:00Z'))
    expect(mailMoment('komt', daily, night)).toEqual(new Date('2026-12-02T15:00:00Z'))
    const exactly = at('2026-12-01T15:00:00Z', '16:00')
    expect(mailMoment('komt', daily, exactly)).toEqual(new Date('2026-12-02T15:00:00Z'))
    const summer = at('2026-07-01T10:00:00Z', '12:00')
    expect(mailMoment('komt', daily, summer)).toEqual(new Date('2026-07-01T14:00:00Z'))
  })

  it('is not sent of what the portal mails anyhow', () => {
    const all = withDefaults({
      soorten: { ...defaultPreferences.soorten, afgekeurd: { portaal: true, push: true, mail: 'meteen' } },
    })
    expect(mailMoment('afgekeurd', all, noon)).toBeNull()
  })
})

describe('the push of a notification', () => {
  it('goes at once unless its kind is switched off, or when the quiet hours are over', () => {
    expect(pushMoment('komt', defaultPreferences, night)).toEqual(night.at)
    const silent = { soorten: { komt: { push: false } } }
    expect(pushMoment('komt', withDefaults(silent), night)).toBeNull()
    expect(pushMoment('akkoord', withDefaults(silent), night)).toEqual(night.at)
    expect(pushMoment('komt', withDefaults(quiet), early)).toEqual(new Date('2026-12-02T05:00:00Z'))
  })

  it('goes of what the portal mails anyhow too', () => {
    expect(pushMoment('afgekeurd', defaultPreferences, noon)).toEqual(noon.at)
  })
})

describe('stored preferences', () => {
  it('have the default for a kind and a way that came later', () => {
    const { komt: _, ...older } = defaultPreferences.soorten
    const stored = { soorten: { ...older, keuring: { portaal: false, mail: 'dagelijks' as const } } }
    expect(withDefaults(stored).soorten).toMatchObject({
      komt: { portaal: true, push: true, mail: 'nooit' },
      keuring: { portaal: false, push: true, mail: 'dagelijks' },
    })
  })
})
