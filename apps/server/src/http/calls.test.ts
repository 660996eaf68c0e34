import { listCalls } from '@portal/contract/calls.ts'
import { settings } from '@portal/contract/settings.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ capabilities })
})
afterAll(() => portal.close())

const send = (path: string, init: RequestInit) => fetch(portal.url + path, init)
interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly unknown[]
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}
interface Description {
  readonly openapi: string
  readonly paths: Readonly<Record<string, { readonly post: Documented }>>
}

const json = { 'content-type': 'application/json' }

it('takes every call by POST with JSON and answers JSON (R-CALL-01)', async () => {
  for (const { call } of listCalls()) {
    const response = await send(call.path, { method: 'POST', headers: json, body: '{}' })
    expect(response.status, call.path).not.toBe(404)
    expect(response.headers.get('content-type'), call.path).toMatch(/^application\/(problem\+)?json/)
  }
})

it('answers GET at the root only (R-CALL-02)', async () => {
  expect((await send('/', { method: 'GET' })).status).toBe(200)
  for (const { call } of listCalls()) expect((await send(call.path, { method: 'GET' })).status, call.path).toBe(404)
})

it('sends an address that is none to the page that says so; a call or file gets a refusal (R-ROUTE-03)', async () => {
  for (const path of ['/zoeken/%E0%A4%A', '/details/%zz']) {
    const answer = await send(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/404'])
  }
  const refused = await send('/bestanden/%zz', {})
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ])
  expect(await refused.json()).toMatchObject({ code: 'verzoek.onjuist' })
})

it('takes one object, never a list (R-CALL-03)', async () => {
  const call = settings.getVersion
  const list = await send(call.path, { method: 'POST', headers: json, body: '[{}]' })
  expect(list.status).toBe(400)
  expect(await list.json()).toMatchObject({ code: 'verzoek.onjuist', status: 400 })
  expect((await send(call.path, { method: 'POST', headers: json, body: '{}' })).status).toBe(200)
  expect((await send(call.path, { method: 'POST', headers: json })).status).toBe(200)
})

it('shows a page of the calls with its files, and nothing beside it', async () => {
  const at = (path: string) => send(`/api/docs${path}`, { method: 'GET' })
  const typeOf = (answer: Response) => answer.headers.get('content-type')?.split(';')[0]
  const page = await at('')
  expect([page.status, typeOf(page), page.headers.get('x-content-type-options')]).toEqual([200, 'text/html', 'nosniff'])
  const sources = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source)
  expect(sources.length).toBeGreaterThan(3)
  for (const source of sources) {
    const file = await fetch(new URL(source, page.url))
    expect([source, file.status, (await file.text()).length > 100]).toEqual([source, 200, true])
  }
  const [told, described] = [await at('/json'), await send('/api/openapi.json', { method: 'GET' })]
  expect(await told.json()).toEqual(await described.json())
  const style = await at('/static/swagger-ui.css')
  expect([style.status, typeOf(style)]).toEqual([200, 'text/css'])
  for (const path of ['/static/nothing.css', '/nothing', '/%2e%2e/version']) {
    const refused = await at(path)
    expect(refused.status, path).toBe(404)
    expect(await refused.json(), path).toMatchObject({ code: 'error.niet_gevonden' })
  }
  const part = await fetch(style.url, { headers: { range: 'bytes=0-9' } })
  expect([part.status, (await part.text()).length > 1000]).toEqual([200, true])
})

it('describes every call and no other, and who may ask it, as it answers', async () => {
  const page = await send('/api/docs', { method: 'GET' })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)])
  // Of this shape or not: what is read of it is looked at below.
  const { openapi, paths } = (await (await send('/api/openapi.json', { method: 'GET' })).json()) as Description
  const described = Object.entries(paths)
  expect(openapi).toBe('3.1.0')
  expect(described.map(([path, { post }]) => [path, post.operationId])).toEqual(
    listCalls().map(({ name, call }) => [call.path, name]),
  )
  for (const [path, { post }] of described) {
    const { status } = await send(path, { method: 'POST', headers: json, body: '{}' })
    expect([path, status === 401]).toEqual([path, post.security.length > 0])
    expect([path, Object.keys(post.responses)]).toEqual([path, expect.arrayContaining([String(status)])])
    expect(post.summary.length, path).toBeGreaterThan(10)
  }
})
