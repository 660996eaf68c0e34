import type { IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../../test/wait-for.ts'
import { type FailingSite, query, startFailingSite, sync } from '../test/failing-site.ts'
import { placeRequest, settle, takenRequest } from '../test/place-request.ts'
import { type TestConnector, testLimits } from '../test/test-connector.ts'

let site: FailingSite
beforeAll(async () => {
  site = await startFailingSite()
})
afterAll(() => site.stop())
afterEach(() => site.heal())

describe('people and jobs', () => {
  it('failure mode 18: jobs that fill their places leave one to people, and there are never more than three', async () => {
    // What is held is answered by the test and by no limit.
    const patient = { ...testLimits, readMs: 600_000, interactiveMs: 600_000 }
    const connector = await site.connect({}, { limits: patient })
    await connector.gateway.ping()
    await sync(connector, 'units')
    const held: (() => void)[] = []
    let atOnce = 0
    let most = 0
    site.proxy.hooks.gate = (request: IncomingMessage, response, next) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      response.on('close', () => {
        atOnce -= 1
      })
      if (request.url?.includes('/Portaal') && !request.url.includes('_Ping')) held.push(next)
      else next()
    }
    const jobs = (['synonyms', 'categories', 'depots', 'users'] as const).map((name) => sync(connector, name))
    await waitFor(async () => held.length === 2)
    for (let count = 0; count < 5; count += 1) await connector.gateway.ping()
    expect(held).toHaveLength(2)
    const release = () => {
      delete site.proxy.hooks.gate
      for (const next of held.splice(0)) next()
    }
    release()
    for (const { added } of await Promise.all(jobs)) expect(added).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(3)
  })

  it.each([429, 503])('failure mode 18: %i makes a job wait and go on', async (status) => {
    const connector = await site.connect()
    await site.control.fault({ kind: 'status', status, retryAfter: 0, scope: 'PortaalSynoniem', times: 2 })
    expect((await sync(connector, 'synonyms')).added).toBeGreaterThan(0)
    expect(site.proxy.asked('PortaalSynoniem').length).toBeGreaterThanOrEqual(3)
  })

  it('failure mode 18: a back office that answers 503 only is away, and nobody waits for it twice', async () => {
    const connector = await site.connect({}, { limits: { ...testLimits, breakerPauseMs: 600_000 } })
    await sync(connector, 'units')
    await site.control.fault({ kind: 'status', status: 503, retryAfter: 0, scope: '*', times: null })
    await waitFor(async () => {
      await sync(connector, 'units').catch(() => undefined)
      return !connector.gateway.isReachable()
    })
    site.proxy.forget()
    await expect(connector.gateway.ping()).rejects.toMatchObject({
      code: 'error.timeout_backoffice',
      params: { happened: 'busy' },
    })
    expect(site.proxy.seen).toEqual([])
  })

  async function loseConnection(connector: TestConnector): Promise<void> {
    await sync(connector, 'units')
    await site.control.fault({ kind: 'drop-before', scope: '*', times: null })
  }

  it('failure mode 18: a back office that is away is asked no more during the pause', async () => {
    const connector = await site.connect({}, { limits: { ...testLimits, breakerPauseMs: 600_000 } })
    await loseConnection(connector)
    await waitFor(async () => {
      await sync(connector, 'units').catch(() => undefined)
      return !connector.gateway.isReachable()
    })
    site.proxy.forget()
    await expect(sync(connector, 'units')).rejects.toMatchObject({ details: { code: 'BreakerOpen', notSent: true } })
    expect(site.proxy.seen).toEqual([])
  })

  it('failure mode 18: after the pause it is asked one small question, and the rest when that is answered', async () => {
    // A pause that is over at once: the question stands before everything from now on.
    const connector = await site.connect({}, { limits: { ...testLimits, failuresToOpenBreaker: 1, breakerPauseMs: 0 } })
    await loseConnection(connector)
    await sync(connector, 'units').catch(() => undefined)
    site.proxy.forget()
    await expect(sync(connector, 'units')).rejects.toMatchObject({ details: { notSent: true } })
    expect(site.proxy.seen.length).toBeGreaterThan(0)
    for (const { address } of site.proxy.seen) expect(address).toContain('_Ping')
    await site.control.clearFaults()
    site.proxy.forget()
    expect(await sync(connector, 'units')).toMatchObject({ gone: 0 })
    expect(site.proxy.seen.map(({ address }) => address.includes('_Ping'))).toEqual([true, false])
  })
})

describe('the account', () => {
  it('failure mode 19: a password that ended is asked for a few times, not by a storm, and works again by itself', async () => {
    // The account rests for longer than a busy machine takes to ask for all.
    const connector = await site.connect({}, { limits: { ...testLimits, authPauseMs: 2000, longestAuthPauseMs: 2000 } })
    await sync(connector, 'units')
    const request = await takenRequest(site.simulator)
    await site.control.fault({ kind: 'unauthorized', scope: '*', times: null })
    site.proxy.forget()
    const all = Array.from({ length: 20 }, () => sync(connector, 'units').catch(({ kind }) => kind))
    const externalId = await placeRequest(connector, request)
    expect(new Set(await Promise.all(all))).toEqual(new Set(['auth']))
    expect(site.proxy.seen.length).toBeLessThanOrEqual(3)
    await site.control.clearFaults()
    expect(await settle(connector, externalId)).toBe('confirmed')
    const [row] = await query(connector, `select attempts from erp_outbox where external_id = '${externalId}'`)
    expect(row).toEqual({ attempts: 1 })
  })
})

describe('what is no answer', () => {
  it.each(['html', 'truncate', 'illegal-character'])(
    'failure mode 20: %s instead of a page is asked for again',
    async (kind) => {
      const connector = await site.connect()
      await site.control.fault({ kind, scope: 'PortaalSynoniem' })
      const { read } = await sync(connector, 'synonyms')
      expect(read).toBe((await site.control.counts()).PortaalSynoniem)
    },
  )

  it('failure mode 20: a page of a proxy with status 200 is an unexpected answer, not an empty table', async () => {
    const connector = await site.connect()
    await sync(connector, 'synonyms')
    const html = { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Onderhoud</html>' }
    site.proxy.hooks.instead = ({ address }) => (address.includes('PortaalSynoniem') ? html : null)
    await expect(connector.mirror.sync('synonyms', { mode: 'compare' })).rejects.toMatchObject({
      details: { code: 'UnexpectedAnswer' },
    })
    expect((await query(connector, 'select 1 from erp_synonyms')).length).toBeGreaterThan(0)
  })
})
