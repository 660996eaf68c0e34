import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  write(createLog('info', out))
  return text
}

it('writes no password and no token', () => {
  const secret = 'Hijskraan#2027'
  const text = written((log) => {
    log.info({ wachtwoord: secret, body: { wachtwoord: secret, nieuwWachtwoord: secret, token: secret } }, 'x')
    log.info({ headers: { authorization: secret } }, 'y')
  })
  expect(text).not.toContain(secret)
  expect(text.match(/\[secret\]/g)).toHaveLength(5)
})

it('writes what an error says and not what hangs on it', () => {
  const error = Object.assign(new Error('boven', { cause: new Error('onder') }), {
    code: '57P01',
    client: { password: 'geheim' },
  })
  const text = written((log) => log.error({ err: error }, 'mis'))
  expect(JSON.parse(text).err).toMatchObject({ message: 'boven', code: '57P01', cause: { message: 'onder' } })
  expect(text).not.toContain('geheim')
})
