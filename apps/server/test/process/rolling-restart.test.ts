// @module-tag nightly
import { contract } from '@portal/contract/calls.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { goodPicture } from '../bad-files.ts'
import { roundsOr, tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { missingPrograms } from './debian-programs.ts'
import { startHaproxy, startNginx } from './documented-proxies.ts'
import { type Installation, openPages, startInstallation } from './installation.ts'
import { startPeople } from './people.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, orderableLocations, prepareOrder, someOf } from './site.ts'

/** Restarts of each of the two portals. */
const rounds = roundsOr(2)
const people = 8
/** One person may have as many open in a process as twenty, and after a restart one process has them all. */
const pages = 16
const stopDelaySeconds = 6

let installation: Installation | null = null
afterEach(async () => {
  await installation?.stop()
  installation = null
}, 120_000)

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
    const open = openPages(url, client, pages)
    await waitFor(async () => open.sockets.every((socket) => socket.connected))
    const crew = await startPeople(client, (await orderableLocations(client)).slice(0, people))
    for (let round = 0; round < rounds; round += 1)
      for (const [at, web] of webs.entries()) {
        const before = crew.references.length
        await waitFor(async () => crew.references.length > before + people || crew.failures.length > 0, 60_000)
        expect(await web.endPortal()).toBe(0)
        webs[at] = await web.restartPortal()
      }
    await crew.finish()
    await waitFor(async () => open.sockets.every((socket) => socket.connected), 30_000)
    const heard = open.sockets.map(
      (socket) => new Promise<void>((resolve) => socket.once(hubEvents.changed.name, () => resolve())),
    )
    const [locationNo = ''] = await orderableLocations(client)
    await prepareOrder(client, locationNo, someOf(await orderableItems(client, locationNo), 1))
    await Promise.all(heard)
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
    })
    expect(crew.failures).toEqual([])
    expect(new Set(inBooks).size).toBe(inBooks.length)
  }, 600_000)

  it('lets a photo of 9.9 MB through', async () => {
    installation = await startInstallation(start)
    const client = await logIn(installation.url, 'uitvoerder')
    expect(await sendPhoto(client, 9_900_000)).toMatchObject({ naam: 'foto.jpg' })
  }, 300_000)
})
