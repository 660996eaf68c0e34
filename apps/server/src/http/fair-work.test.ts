import { PortalError } from '@portal/contract/errors.ts'
import { favourites } from '@portal/contract/favourites.ts'
import { locations } from '@portal/contract/locations.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildPerson } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { gate } from '../app/gate.ts'
import { createTurns } from '../platform/net/turns.ts'
import { refuseOddShape } from './json-shape.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('turns', () => {
  it('are shared out one person after another, however much one asked for', async () => {
    const turns = createTurns({ mostEach: 1, mostAtOnce: 1, mostWaiting: 10 })
    const served: string[] = []
    const work = async (who: string) => {
      const giveBack = await turns.take(who)
      served.push(who)
      giveBack()
    }
    const first = await turns.take('a')
    const waiting = ['a', 'a', 'a', 'b', 'c', 'b'].map(work)
    first()
    await Promise.all(waiting)
    expect(served).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('are refused to who waits for too many, and given back once', async () => {
    const turns = createTurns({ mostEach: 2, mostAtOnce: 3, mostWaiting: 1 })
    const [one, two] = [await turns.take('a'), await turns.take('a')]
    const third = turns.take('a')
    expect(() => turns.take('a')).toThrow(PortalError)
    await turns.take('b')
    one()
    one()
    const giveBack = await third
    expect(turns.take('c')).toBeInstanceOf(Promise)
    giveBack()
    two()
  })
})

describe('the calls of one person', () => {
  it('are worked on six at a time, and those of somebody else at once', async () => {
    const [busy, other] = [await buildPerson(portal), await buildPerson(portal)]
    await portal.tokenOf(busy.userName)
    const hold = Promise.withResolvers<void>()
    let held = 0
    const original = gate.renewToken
    const renewing = vi.spyOn(gate, 'renewToken').mockImplementation(async (parts, visitor) => {
      if (visitor.user.userName === busy.userName) {
        held += 1
        await hold.promise
      }
      return original(parts, visitor)
    })
    const ask = (userName: string) =>
      portal.post(locations.getLocations, { gebruikersnaam: userName }, { as: userName })
    const asked = Array.from({ length: 10 }, () => ask(busy.userName))
    await waitFor(async () => held === 6)
    expect((await ask(other.userName)).status).toBe(200)
    expect(held).toBe(6)
    hold.resolve()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
    expect(held).toBe(10)
    renewing.mockRestore()
  })
})

describe('a body', () => {
  it.each([
    ['of 60,000 fields that no call has', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
    ['of 200,000 brackets', '['.repeat(200_000)],
  ])('%s is refused before it is read', async (_, body) => {
    expect(() => refuseOddShape(body)).toThrow('verzoek.te_groot')
    const { userName } = await buildPerson(portal)
    const answer = await fetch(portal.url + favourites.getLists.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await portal.tokenOf(userName)}` },
      body,
    })
    expect(await answer.json()).toMatchObject({ status: 413, code: 'verzoek.te_groot' })
  })

  it('with as many signs within a text is read', () => {
    const text = JSON.stringify({
      tekst: '[{,"\\'.repeat(50_000),
      lijst: Array.from({ length: 1000 }, () => ({ a: [1] })),
    })
    expect(() => refuseOddShape(text)).not.toThrow()
  })
})
