import { networkInterfaces } from 'node:os'
import { readSettings } from '@portal/domain/settings/read-setting.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { mailTransport } from './mail-sender.ts'

/** An address of this machine that is not the machine's own loop. */
const outside = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
const mail = { from: 'portaal@example.com', to: 'piet@example.com', subject: 'Dag', text: 'Dag' }

let portal: TestPortal
let server: MailServer
beforeAll(async () => {
  portal = await startTestPortal()
  server = await startMailServer({ host: '0.0.0.0', asksPassword: true })
})
afterAll(async () => {
  await server.close()
  await portal.close()
})

/** Sends by settings, or by an address of the configuration; what went wrong, or null. */
async function send(host: string, address?: string): Promise<string | null> {
  const login = { SMTP_Gebruiker: 'portaal', SMTP_Wachtwoord: 'geheim' }
  const settings = readSettings({ SMTP_Host: host, SMTP_Port: server.port, ...login })
  const tenant = { ...portal.parts.tenant, smtpUrl: address ?? null }
  const transport = mailTransport({ tenant, settings })
  try {
    await transport?.sendMail(mail)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport?.close()
  }
}

describe('the password of a mail server that offers no encryption', () => {
  it.skipIf(outside === undefined)('is sent to none but one on this machine', async () => {
    const before = server.passwords.length
    expect(await send(outside ?? '')).toMatch(/STARTTLS|TLS/)
    expect(await send('', `smtp://portaal:geheim@${outside}:${server.port}`)).toMatch(/STARTTLS|TLS/)
    expect(server.passwords.length).toBe(before)
  })

  it('is sent on this machine itself', async () => {
    const before = server.passwords.length
    expect(await send('127.0.0.1')).toBeNull()
    expect(await send('', `smtp://portaal:geheim@localhost:${server.port}`)).toBeNull()
    expect(server.passwords.slice(before)).toEqual(['geheim', 'geheim'])
  })

  it.skipIf(outside === undefined)('is sent where the address says that it may', async () => {
    const before = server.passwords.length
    expect(await send('', `smtp://portaal:geheim@${outside}:${server.port}?ignoreTLS=true`)).toBeNull()
    expect(server.passwords.slice(before)).toEqual(['geheim'])
  })
})

describe('every mail', () => {
  it('says that no person wrote it, wherever its server comes from', async () => {
    server.received.length = 0
    expect(await send('127.0.0.1')).toBeNull()
    expect(await send('', `smtp://portaal:geheim@localhost:${server.port}`)).toBeNull()
    const headersOf = ({ headers }: (typeof server.received)[number]) =>
      Object.fromEntries(headers.map(({ key, value }) => [key, value]))
    expect(server.received.map(headersOf)).toMatchObject(
      [1, 2].map(() => ({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' })),
    )
  })
})
