import { describe, expect, it } from 'vitest'
import { isPushAddress, pushText, pushUrgency } from './push.ts'

const [refused, allowed] = [{ local: false }, { local: true }]

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
  ])('may be %s', (address) => {
    expect(isPushAddress(address, refused)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:pass@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://10.0.0.5/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://[fd00::1]/abc',
    'https://localhost/abc',
    'https://portal.localhost/abc',
    'https://printer.local/abc',
    'https://metadata.google.internal/abc',
    'https://fileserver/abc',
    'ftp://fcm.googleapis.com/abc',
    'file:///etc/passwd',
    'https://evil.example/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://fcm.googleapis.com/abc\r\nX-Evil: 1',
    'no address',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('may not be %s', (address) => {
    expect(isPushAddress(address, refused)).toBe(false)
  })

  it('may be this machine where that is allowed, and no other of the inside even then', () => {
    expect(isPushAddress('http://127.0.0.1:4000/abc', allowed)).toBe(true)
    expect(isPushAddress('https://localhost:4000/abc', allowed)).toBe(true)
    for (const inside of ['http://10.0.0.5/abc', 'https://192.168.1.1/abc', 'http://fcm.googleapis.com/abc'])
      expect(isPushAddress(inside, allowed)).toBe(false)
  })
})

describe('a push', () => {
  it('wakes a phone for what changes the day, and waits with everything else', () => {
    expect(['verplaatst', 'geweigerd', 'afgekeurd'].map((kind) => pushUrgency(kind as 'verplaatst'))).toEqual(
      Array(3).fill('high'),
    )
    expect(pushUrgency('keuring')).toBe('normal')
  })

  it('has a text that is cut where a push service would not take it', () => {
    expect(pushText('Kort')).toBe('Kort')
    const cut = pushText(`${'woord '.repeat(100)}`)
    expect([cut.length <= 300, cut.endsWith('…')]).toEqual([true, true])
  })
})
