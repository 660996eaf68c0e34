import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../test/bad-files.ts'
import { buildPerson } from '../../../test/builders.ts'
import { wordsOfPages } from '../../../test/read-pdf.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { handOverCalls, line, words } from './test/hand-over-calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('the record of a hand-over', () => {
  it('is a pdf with everything that was signed and its hash, for a proof and no more', async () => {
    const own = handOverCalls(portal, await buildPerson(portal))
    const foto = randomUUID()
    const said = words({
      regels: [line({ stand: 'geweigerd', opmerking: 'lekt olie', fotos: [{ foto, kant: 'schade' }] })],
    })
    await own.keep(said)
    expect((await own.print()).problem).toMatchObject({ code: 'error.niet_gevonden' })
    await own.add(foto, await goodPicture())
    const { answer: signed } = await own.sign(said)
    const pages = wordsOfPages((await own.print()).answer.inhoud).join('')
    for (const part of [
      'Aflevering',
      'Kees',
      'Eva',
      'Betonmolen',
      'M-1',
      'lekt olie',
      'Geweigerd',
      '1 kabel',
      signed.hash,
    ])
      expect(pages).toContain(part)
    expect(pages).toContain('geen vrachtbrief')
  })

  it('is mailed once to both and to who held the device', async () => {
    const own = handOverCalls(portal, await buildPerson(portal))
    const to = (name: string) => ({ naam: name, bedrijf: '', email: `${name}@${own.overdracht}.nl` })
    const said = words({ overdrager: to('kees'), ontvanger: to('eva') })
    const { answer: signed } = await own.sign(said)
    await own.sign(said)
    const mails = (await portal.mails()).filter(({ recipient }) => recipient.endsWith(`@${own.overdracht}.nl`))
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([to('eva').email, to('kees').email])
    for (const { textBody } of mails) expect(textBody).toContain(signed.hash)
  })
})
