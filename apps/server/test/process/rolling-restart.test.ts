// @module-tag nightly
import { readFile } from 'node:fs/promises'
import { contract } from '@portal/contract/calls.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Stack } from '../../../../tooling/stack.ts'
import { goodPicture } from '../bad-files.ts'
import { roundsOr, tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { hireColleagues } from './colleagues.ts'
import { missingPrograms } from './debian-programs.ts'
import { startHaproxy, startNginx } from './documented-proxies.ts'
import { type Installation, openPages, startInstallation } from './installation.ts'
import { startPeople } from './people.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, orderableLocations, prepareOrder, someOf } from './site.ts'

/** Restarts of each of the two portals. */
const rounds = roundsOr(2)
const people = 50
/** Between two orders of a person: together they make some 50 calls a second. */
const longestPauseMs = 10_000
/** Of each person: one process takes no more, and after a restart one has them all. */
const pagesEach = 20
const stopDelaySeconds = 6
/** Quality S9: how long a change takes to every page, how long all take to come back, and what they weigh. */
const most = { changeMs: 2000, returnMs: 10_000, mebibytes: 150 }

let installation: Installation | null = null
afterEach(async () => {
  await installation?.stop()
  installation = null
}, 120_000)

/** What processes have in memory, in MiB. */
async function weigh(webs: readonly Stack[]): Promise<number> {
  const sizes = await Promise.all(
    webs.map(async ({ portal }) => {
      const status = await readFile(`/proc/${portal.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Feedback with a photo, as a phone sends it. */
async function sendPhoto(client: PortalClient, bytes: number) {
  const [materieellocatie = ''] = await orderableLocations(client)
  const { id } = await client.post(contract.complaints.createComplaint, {
    gebruikerLogin: client.userName,
    materieellocatie,
    omschrijving: 'Start niet',
    type: 'Materieel',
    urgentie: 'Hoog',
    factuurNummer: '',
    telefoonnummer: '',
    referentie: '',
    notitie: '',
    over: null,
    vervangt: null,
  })
  const picture = await goodPicture('jpeg')
  // What stands behind the end of a picture is left out of what is kept.
  const content = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]).toString('base64')
  const bestand = { naam: 'foto.jpg', type: 'image/jpeg', inhoud: content }
  return client.post(contract.complaints.uploadDocument, { klachtId: id, bestand })
}

describe.each([
  { name: 'nginx', start: startNginx },
  { name: 'HAProxy', start: startHaproxy },
])('two portals behind the documented $name', ({ start }) => {
  it('are restarted one after the other: no call fails, every order arrives, every page hears what follows', async () => {
    expect(missingPrograms(), 'Debian packages postgresql-15, nginx-light and haproxy').toEqual([])
    installation = await startInstallation(start, { PORTAL_STOP_DELAY_SECONDS: String(stopDelaySeconds) })
    const { url, webs, backOffice } = installation
    const client = await logIn(url, 'medewerker')
    const locations = await orderableLocations(client)
    const { secretKey, database } = installation
    const colleagues = await hireColleagues({ url, databaseUrl: database.url, secretKey }, people)
    const weighedBefore = await weigh(webs)
    const open = openPages(url, colleagues, pagesEach)
    const areAllConnected = async () => open.sockets.every((socket) => socket.connected)
    await waitFor(areAllConnected, 120_000)
    const mebibytes = (await weigh(webs)) - weighedBefore
    const crew = await startPeople(
      colleagues.map((colleague, at) => ({ client: colleague, locationNo: locations[at % locations.length] ?? '' })),
      longestPauseMs,
    )
    let longestReturn = 0
    for (let round = 0; round < rounds; round += 1)
      for (const [at, web] of webs.entries()) {
        const before = crew.references.length
        await waitFor(async () => crew.references.length > before + people || crew.failures.length > 0, 60_000)
        expect(await web.endPortal()).toBe(0)
        const ended = performance.now()
        await waitFor(areAllConnected, 30_000)
        longestReturn = Math.max(longestReturn, performance.now() - ended)
        webs[at] = await web.restartPortal()
      }
    await crew.finish()
    await waitFor(areAllConnected, 30_000)
    const heard = open.sockets.map(
      (socket) => new Promise<void>((resolve) => socket.once(hubEvents.changed.name, () => resolve())),
    )
    const [locationNo = ''] = locations
    const changed = performance.now()
    await prepareOrder(client, locationNo, someOf(await orderableItems(client, locationNo), 1))
    await Promise.all(heard)
    const heardAfter = performance.now() - changed
    const inBooks = await waitFor(async () => {
      const booked = (await readBooks(backOffice.controlUrl)).map(({ reference }) => reference)
      return crew.references.every((reference) => booked.includes(reference)) ? booked : null
    }, 120_000)
    open.close()
    tellFigures({
      restarts: rounds * webs.length,
      'orders acknowledged': crew.references.length,
      'in the books': inBooks.filter((reference) => crew.references.includes(reference)).length,
      'calls failed': crew.failures.length,
      'pages that heard': heard.length,
      'longest return of all pages in ms': Math.round(longestReturn),
      'last page heard after ms': Math.round(heardAfter),
      'MiB of all pages': Math.round(mebibytes),
    })
    expect(crew.failures).toEqual([])
    expect(longestReturn).toBeLessThan(most.returnMs)
    expect(heardAfter).toBeLessThan(most.changeMs)
    expect(mebibytes).toBeLessThan(most.mebibytes)
    expect(new Set(inBooks).size).toBe(inBooks.length)
  }, 600_000)

  it('lets a photo of 9.9 MB through', async () => {
    installation = await startInstallation(start)
    const client = await logIn(installation.url, 'uitvoerder')
    expect(await sendPhoto(client, 9_900_000)).toMatchObject({ naam: 'foto.jpg' })
  }, 300_000)
})
