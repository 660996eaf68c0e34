// @module-tag nightly
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import type { ServerAddress } from '../../src/platform/db/embedded.ts'
import { roundsOr, tellFigures } from '../campaign.ts'
import { startPostgresPair } from '../streaming-replica.ts'
import { waitFor } from '../wait-for.ts'
import { compareWithBooks, startCrew } from './crew.ts'
import { requestsAt } from './site.ts'

/** Orders before the primary is killed, and as many after it. */
const orders = roundsOr(60)
const people = 6

const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
}, 120_000)

/** An address behind which one server stands after the other, as a proxy or a name that moves gives it. */
async function startMovingAddress(first: ServerAddress) {
  let to = first
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const on = createConnection(join(to.host, `.s.PGSQL.${to.port}`))
    for (const [end, other] of [
      [socket, on],
      [on, socket],
    ] as const) {
      open.add(end)
      end
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(end)
          other.destroy()
        })
    }
    socket.pipe(on).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${first.user}@127.0.0.1:${port}/portal`,
    move(next: ServerAddress) {
      to = next
      for (const socket of open) socket.destroy()
    },
    async close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

async function readsOf({ portalUrl }: Stack, server: 'replica' | 'primary'): Promise<number> {
  const text = await (await fetch(`${portalUrl}/metrics`)).text()
  return Number(new RegExp(`^portal_replica_reads\\{.*server="${server}".*\\} (\\d+)$`, 'm').exec(text)?.[1])
}

it('a replica that answers reads is promoted under orders: none is lost, and everybody sees their own at once', async () => {
  const pair = await startPostgresPair('create database portal')
  closers.push(() => pair.stop())
  // A commit waits until the replica has it, so that whoever takes over has all that was acknowledged.
  await pair.onPrimary(`alter system set synchronous_standby_names = '*'`)
  await pair.onPrimary('select pg_reload_conf()')
  const address = await startMovingAddress(pair.primary.address)
  closers.push(() => address.close())
  const { host, user } = pair.replica.address
  const stack = await startStack({
    scale: 0.1,
    env: {
      PORTAL_DATABASE_URL: address.url,
      PORTAL_DATABASE_REPLICA_URL: `postgres://${user}@localhost/portal?host=${encodeURIComponent(host)}`,
    },
  })
  closers.push(() => stack.stop())
  const crew = await startCrew([stack.portalUrl], people)
  let looks = 0
  const stale: string[] = []
  let isOver = false
  /** Whoever ordered looks at the requests of the place: what was acknowledged before they asked has to be there. */
  const look = async () => {
    while (!isOver) {
      const known = crew.placed.map(({ input }) => input.reference)
      const lists = await Promise.all(crew.members.map(({ client, locationNo }) => requestsAt(client, locationNo)))
      const shown = new Set(lists.flat().map(({ referentie }) => referentie))
      stale.push(...known.filter((reference) => !shown.has(reference)))
      looks += 1
    }
  }
  const looking = look()
  await crew.reach(orders)
  const before = await readsOf(stack, 'replica')
  await pair.killPrimary()
  await pair.onReplica('select pg_promote()')
  address.move(pair.replica.address)
  await crew.reach(2 * orders)
  await crew.finish()
  isOver = true
  await looking
  const { lost, doubled, booked } = await waitFor(async () => {
    const found = await compareWithBooks(crew, stack.controlUrl)
    return found.lost.length === 0 ? found : null
  }, 120_000)
  tellFigures({
    'orders acknowledged': crew.placed.length,
    'in the books': booked.length,
    lost: lost.length,
    doubled: doubled.length,
    looks,
    'own orders not seen': stale.length,
    'statements answered by the replica': before,
  })
  expect(before).toBeGreaterThan(looks)
  expect({ stale, doubled, booked: booked.length }).toEqual({ stale: [], doubled: [], booked: crew.placed.length })
}, 900_000)
