// @module-tag nightly
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import type { Stack } from '../../../../tooling/stack.ts'
import { chances, roundsOr, tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { type Crew, compareWithBooks, settledRequests, startCrew } from './crew.ts'
import { missingPrograms } from './debian-programs.ts'
import { startNginx } from './documented-proxies.ts'
import { type Installation, openPages, startInstallation } from './installation.ts'
import type { Ending } from './own-database.ts'

const rounds = roundsOr(10)
const people = 8
const endings: readonly Ending[] = ['fast', 'immediate', 'kill']
const chance = chances()

let installation: Installation | null = null
afterAll(() => installation?.stop(), 120_000)

function isReady({ portalUrl }: Stack): Promise<boolean> {
  return fetch(`${portalUrl}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** Ends the database while people order; gives how long after its return both portals were ready. */
async function cut({ database, webs, ended }: Installation, crew: Crew, how: Ending): Promise<number> {
  const before = crew.progress()
  await waitFor(async () => crew.progress() > before + people || ended().length > 0, 120_000)
  await pause(chance() * 1000)
  await database.end(how)
  await pause(chance() * 3000)
  await database.startAgain()
  const began = performance.now()
  await waitFor(async () => (await Promise.all(webs.map(isReady))).every(Boolean) || ended().length > 0, 60_000)
  return performance.now() - began
}

it('a PostgreSQL that ends again and again costs no process, no order and no open page', async () => {
  expect(missingPrograms(), 'Debian packages postgresql-15, nginx-light and haproxy have to be installed').toEqual([])
  installation = await startInstallation(startNginx)
  const { url, ended, backOffice } = installation
  const crew = await startCrew([url], people)
  const [member] = crew.members
  if (member === undefined) throw new Error('There is nobody')
  const pages = openPages(url, [member.client], people)
  await waitFor(async () => pages.sockets.every((socket) => socket.connected))
  const readyAfter: number[] = []
  for (let round = 0; round < rounds; round += 1)
    readyAfter.push(await cut(installation, crew, endings[round % endings.length] ?? 'kill'))
  expect(ended()).toEqual([])
  await crew.finish()
  await settledRequests(crew)
  const { booked, lost, doubled } = await compareWithBooks(crew, backOffice.controlUrl)
  const connected = pages.sockets.filter((socket) => socket.connected).length
  tellFigures({
    cuts: rounds,
    'processes ended': ended().length,
    acknowledged: crew.placed.length,
    'in the books': booked.length,
    lost: lost.length,
    doubled: doubled.length,
    'open pages': connected,
    'hub connections refused': pages.counts.refused,
    'hub connections dropped': pages.counts.dropped,
    'slowest return in ms': Math.round(Math.max(...readyAfter)),
  })
  expect({ ...pages.counts, connected }).toEqual({ refused: 0, dropped: 0, connected: people })
  pages.close()
  expect({ lost, doubled, booked: booked.length }).toEqual({ lost: [], doubled: [], booked: crew.placed.length })
})
