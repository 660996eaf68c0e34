import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../../test/wait-for.ts'
import { compare, type FailingSite, query, refusal, startFailingSite, sync } from '../test/failing-site.ts'

let site: FailingSite
beforeAll(async () => {
  site = await startFailingSite()
})
afterEach(() => site.heal())
afterAll(() => site.stop())

const change = (code: string, text: string | null) =>
  site.control.row('PortaalEenheid', { Code: code }, text === null ? null : { Description: text })

const left = `select key from compared_keys order by key`

/** The mirror of the units with one that the back office has no more. */
async function withOneGone() {
  const connector = await site.connect()
  await change('WEG', 'gaat')
  await sync(connector, 'units')
  await change('WEG', null)
  return connector
}

describe('what a comparison saw', () => {
  it('is forgotten with its end, and with its failure', async () => {
    const connector = await withOneGone()
    site.proxy.hooks.there = (passing) => ({
      ...passing,
      headers: { ...passing.headers, prefer: 'odata.maxpagesize=1' },
    })
    // The second page is asked for while the first is still being kept.
    const hasKept = async () => (await query(connector, left)).length === 1
    let wasKept = false
    site.proxy.hooks.gate = (request, response, next) => {
      if (!request.url?.includes('skiptoken')) return next()
      const { status, body, headers } = refusal(400, 'BadRequest')
      waitFor(hasKept).then(() => {
        wasKept = true
        response.writeHead(status, headers).end(body)
      }, next)
    }
    await expect(compare(connector, 'units')).rejects.toMatchObject({ kind: 'contract' })
    expect(wasKept).toBe(true)
    expect(await query(connector, left)).toEqual([])
    for (const name of ['gate', 'there'] as const) delete site.proxy.hooks[name]
    expect(await compare(connector, 'units')).toMatchObject({ gone: 1 })
    expect(await query(connector, left)).toEqual([])
  })

  it('is no business of another, and goes a day after one that broke off', async () => {
    const connector = await withOneGone()
    await query(
      connector,
      `insert into compared_keys (comparison, started_at, key, row_version) values
        (gen_random_uuid(), now() - interval '23 hours', 'WEG', 1),
        (gen_random_uuid(), now() - interval '25 hours', 'OUD', 1)`,
    )
    expect(await compare(connector, 'units')).toMatchObject({ gone: 1, added: 0, changed: 0 })
    expect(await query(connector, left)).toEqual([{ key: 'WEG' }])
  })

  it('takes nothing away that a run brought while the keys were read', async () => {
    const connector = await site.connect()
    await compare(connector, 'units')
    const isOfKeys = (address: string | undefined) =>
      address?.includes('PortaalEenheid') && address.includes('count=true')
    let isBetween = false
    site.proxy.hooks.gate = (request, _response, next) => {
      if (isBetween || !isOfKeys(request.url)) return next()
      isBetween = true
      void change('TUSSEN', 'komt')
        .then(() => sync(connector, 'units'))
        .then(next)
    }
    // The keys as they were before it came.
    site.proxy.hooks.back = (answer, { address }) => {
      if (!isOfKeys(address)) return answer
      const page = JSON.parse(answer.body)
      const value = page.value.filter(({ Code }: { Code: string }) => Code !== 'TUSSEN')
      return { ...answer, body: JSON.stringify({ ...page, value, '@odata.count': value.length }) }
    }
    expect(await compare(connector, 'units')).toMatchObject({ gone: 0 })
    expect(isBetween).toBe(true)
    expect(await query(connector, `select code from erp_units where code = 'TUSSEN'`)).toHaveLength(1)
    for (const name of ['gate', 'back'] as const) delete site.proxy.hooks[name]
  })

  it('counts once when it came twice, in its newer version', async () => {
    const connector = await site.connect()
    await change('TWEEMAAL', 'oud')
    await sync(connector, 'units')
    const rows = await site.control.rows('PortaalEenheid')
    const old = rows.find(({ Code }) => Code === 'TWEEMAAL')
    await change('TWEEMAAL', 'nieuw')
    // The older version comes last, as from a page that was read before the change.
    site.proxy.hooks.back = (answer, { address }) => {
      if (!address.includes('PortaalEenheid') || !address.includes('count=true')) return answer
      const page = JSON.parse(answer.body)
      const copy = page.value.find(({ Code }: { Code: string }) => Code === 'TWEEMAAL')
      page.value.push({ ...copy, Row_Version: old?.Row_Version })
      return { ...answer, body: JSON.stringify(page) }
    }
    expect(await compare(connector, 'units')).toMatchObject({ read: rows.length, changed: 1, gone: 0 })
    const [unit] = await query(connector, `select description from erp_units where code = 'TWEEMAAL'`)
    expect(unit).toEqual({ description: 'nieuw' })
  })
})
