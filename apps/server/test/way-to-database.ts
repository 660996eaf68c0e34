import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { inject } from 'vitest'

/** A way to the database of the tests that can be cut, and that counts who comes by. */
export interface WayToDatabase {
  readonly connection: ClientConfig
  arrivals(): number
  /** Cuts every connection and refuses new ones. */
  cut(): void
  mend(): void
  /** From now on cuts off a connection that sends a statement with this in it, before the database has it; none when null. */
  cutAt(statement: string | null): void
  /** From now on a connection that sends a statement with this in it breaks silently; none when null. */
  muteAt(statement: string | null): void
  close(): void
}

export async function openWay(database: string): Promise<WayToDatabase> {
  const { host, port, user } = inject('postgres')
  const open = new Set<Socket>()
  let isOpen = true
  let arrivals = 0
  let fatal: string | null = null
  let muting: string | null = null
  const server = createServer((socket) => {
    arrivals += 1
    if (!isOpen) return void socket.destroy()
    const on = createConnection(join(host, `.s.PGSQL.${port}`))
    for (const end of [socket, on]) {
      open.add(end)
      end.on('error', () => undefined)
      end.once('close', () => {
        open.delete(end)
        for (const other of [socket, on]) other.destroy()
      })
    }
    let isMute = false
    socket.on('data', (chunk) => {
      isMute ||= muting !== null && chunk.includes(muting)
      if (isMute) return
      if (fatal !== null && chunk.includes(fatal)) socket.destroy()
      else on.write(chunk)
    })
    on.pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    connection: { host: '127.0.0.1', port: address.port, user, database },
    arrivals: () => arrivals,
    cut() {
      isOpen = false
      for (const socket of open) socket.destroy()
    },
    mend() {
      isOpen = true
    },
    cutAt(statement) {
      fatal = statement
    },
    muteAt(statement) {
      muting = statement
    },
    close: () => void server.close(),
  }
}
