import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail with everybody to whom it was handed in. */
export type ReceivedMail = Email & { readonly recipients: readonly string[] }

export interface MailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** Every password that reached it, as it came. */
  readonly passwords: readonly string[]
  /** Whom it takes nothing for, from now on. */
  refuse(refuses: (address: string) => boolean): void
  close(): Promise<void>
}

interface MailServerOptions {
  readonly host?: string
  /** Takes any password, without encryption. */
  readonly asksPassword?: boolean
}

/** A mail server that keeps what it gets. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { host = '127.0.0.1', asksPassword = false } = options
  const received: ReceivedMail[] = []
  const passwords: string[] = []
  let refuses = (_address: string) => false
  const keep = async (content: Readable, recipients: readonly string[]) => {
    received.push({ ...(await PostalMime.parse(await buffer(content))), recipients })
  }
  const server = new SMTPServer({
    authOptional: !asksPassword,
    disabledCommands: asksPassword ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password ?? '')
      done(null, { user: 'portaal' })
    },
    onRcptTo: ({ address }, _session, done) => done(refuses(address) ? new Error('mailbox full') : null),
    onData(content, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void keep(content, recipients).then(() => done(), done)
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, host, resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    passwords,
    refuse(those) {
      refuses = those
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
