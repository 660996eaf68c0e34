import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMetacom } from './start-metacom.ts'

type Json = Readonly<Record<string, unknown>>
let metacom: Awaited<ReturnType<typeof startMetacom>>
beforeAll(async () => {
  metacom = await startMetacom({ projects: ['P1', 'P2', 'P3'].map((no) => ({ no, name: `Werk ${no}` })) })
})
afterEach(() => fetch(`${metacom.controlUrl}/control/faults`, { method: 'DELETE' }))
afterAll(() => metacom.stop())

const account = `Basic ${Buffer.from('portaal:metacom-koppeling').toString('base64')}`
async function ask(path: string, { body, authorization = account }: { body?: Json; authorization?: string } = {}) {
  const answer = await fetch(`${metacom.url}/api/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // Every answer of it is an object.
  return { status: answer.status, body: (await answer.json()) as Json }
}
const numbers = async (path: string) =>
  // A list of entries; another answer fails the comparison.
  ((await ask(path)).body.items as { no: string }[]).map(({ no }) => no)
const location = (more: Json = {}) => ({
  ...{ id: crypto.randomUUID(), locationNo: '20001', description: 'Blok B' },
  ...{ branchNo: 'RTM', companyNo: 'RTM-B', projectNo: 'P1', postNo: '05.32' },
  ...more,
})
const save = (more?: Json) => ask('equipment-locations', { body: location(more) })

describe('MetaCom', () => {
  it('has branches, the companies of each, the projects of each company and the open posts of each project', async () => {
    expect(await numbers('branches')).toEqual(['RTM', 'UTR', 'EHV'])
    expect(await numbers('branches/UTR/companies')).toEqual(['UTR-B', 'UTR-I'])
    expect(await numbers('companies/RTM-I/projects')).toEqual(['P2'])
    expect(await numbers('projects/P2/posts')).not.toContain('99.00')
    expect(await ask('branches/XXX/companies')).toMatchObject({ status: 404, body: { error: { code: 'NotFound' } } })
  })

  it('saves a location once, however often it is sent under its id', async () => {
    const id = crypto.randomUUID()
    const first = await save({ id, locationNo: '20002' })
    expect(await save({ id, locationNo: '20002' })).toEqual(first)
    expect((await ask(`equipment-locations/${id}`)).body).toEqual(first.body)
    expect(await save({ id, locationNo: '20003' })).toMatchObject({
      status: 409,
      body: { error: { code: 'IdReused' } },
    })
    expect(await save({ locationNo: '20002' })).toMatchObject({
      status: 422,
      body: { error: { code: 'LocationExists' } },
    })
  })

  it('takes a location out again, and gives its number to no other', async () => {
    const id = crypto.randomUUID()
    const withdraw = () => ask(`equipment-locations/${id}/withdraw`, { body: {} })
    const first = await save({ id, locationNo: '20004' })
    expect((await withdraw()).body).toEqual({ withdrawn: true })
    expect((await withdraw()).body).toEqual({ withdrawn: false })
    expect((await ask(`equipment-locations/${id}`)).status).toBe(404)
    const again = await save({ id, locationNo: '20004' })
    expect([again.status, again.body.no === first.body.no]).toEqual([200, false])
  })

  it.each([
    [{ branchNo: 'XXX' }, 'NoBranch'],
    [{ branchNo: 'UTR' }, 'NoCompany'],
    [{ projectNo: 'P2' }, 'NoProject'],
    [{ postNo: '00.00' }, 'NoPost'],
    [{ postNo: '99.00' }, 'PostClosed'],
  ])('refuses a location of %o: %s', async (wrong, code) => {
    expect(await save({ locationNo: '20009', ...wrong })).toMatchObject({ status: 422, body: { error: { code } } })
  })

  it('refuses other accounts, and follows its control port', async () => {
    expect((await ask('branches', { authorization: '' })).status).toBe(401)
    const fault = (kind: string) =>
      fetch(`${metacom.controlUrl}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, scope: 'Branches', times: 1, status: 500 }),
      })
    await fault('status')
    await expect(ask('branches')).rejects.toThrow()
    expect((await fault('unpublish')).status).toBe(400)
    expect((await ask('branches')).status).toBe(200)
  })
})
