import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson, buildUser } from '../../../test/builders.ts'
import { type OrderingSite, startOrderingSite } from '../../../test/ordering-site.ts'

const { locations } = contract
let site: OrderingSite
beforeAll(async () => {
  site = await startOrderingSite()
})
afterAll(() => site.close())

const refresh = (userName: string) =>
  site.portal.post(locations.refreshLocations, { gebruikersnaam: userName }, { as: userName })

describe('many refreshes of one person at once', () => {
  it('leave the portal to others while the back office is slow, and none is refused', async () => {
    const userName = await buildUser(site.portal, { userName: 'uitvoerder' })
    const other = await buildPerson(site.portal)
    const read = () =>
      site.portal.post(locations.getLocations, { gebruikersnaam: other.userName }, { as: other.userName })
    await refresh(userName)
    await site.books.fault({ kind: 'delay', scope: 'PortaalGebruiker', ms: 4000, times: 1 })
    let ended = 0
    const refreshes = Array.from({ length: 12 }, async () => {
      const { status } = await refresh(userName)
      ended += 1
      return status
    })
    const { status } = await read()
    expect({ status, ended }).toEqual({ status: 200, ended: 0 })
    expect(new Set(await Promise.all(refreshes))).toEqual(new Set([204]))
  })

  it('are few readings of the back office', async () => {
    const userName = await buildUser(site.portal, { userName: 'voorman' })
    await site.books.fault({ kind: 'delay', scope: 'PortaalGebruiker', ms: 1500, times: 1 })
    const before = await site.books.askedOf('PortaalGebruiker')
    // As many as one person has served at a time.
    await Promise.all(Array.from({ length: 6 }, () => refresh(userName)))
    // The one at work, and one more for all who asked after it had begun.
    expect((await site.books.askedOf('PortaalGebruiker')) - before).toBeLessThanOrEqual(2)
  })

  it('are refused when one person asks them without end', async () => {
    const userName = await buildUser(site.portal, { userName: 'administratie' })
    const statuses: number[] = []
    for (let time = 0; time < 21; time += 1) statuses.push((await refresh(userName)).status)
    expect(statuses).toEqual([...Array(20).fill(204), 429])
    const other = await buildUser(site.portal, { userName: 'goedkeurder' })
    expect((await refresh(other)).status).toBe(204)
  })
})
