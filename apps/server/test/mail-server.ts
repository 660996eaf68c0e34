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
  /** Whom it takes nothing for, from now on. */
  refuse(refuses: (address: string) => boolean): void
  close(): Promise<void>
}

/** A mail server that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refuses = (_address: string) => false
  const keep = async (content: Readable, recipients: readonly string[]) => {
    received.push({ ...(await PostalMime.parse(await buffer(content))), recipients })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refuses(address) ? new Error('mailbox full') : null),
    onData(content, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      void keep(content, recipients).then(() => done(), done)
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address with a port.
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    refuse(those) {
      refuses = those
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
