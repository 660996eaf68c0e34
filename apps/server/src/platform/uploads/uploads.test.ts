import { content } from '@portal/contract/content.ts'
import { mostUploadBytes } from '@portal/contract/uploads.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture, phonePhoto } from '../../../test/bad-files.ts'
import { buildUser } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { writtenLog } from '../../../test/written-log.ts'
import { sql } from '../db/query.ts'
import { uploads } from '../db/schema/uploads.ts'
import { contentHash } from '../files/files.ts'
import { removeUnusedUploads, useUploads } from './uploads.ts'

const dayMs = 24 * 3_600_000
const clock = testClock('2026-11-23T09:00:00Z')
const written = writtenLog('debug')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock, log: written.log })
  await buildUser(portal, { userName: 'beheerder', isAdministrator: true })
  await buildUser(portal, { userName: 'klant' })
})
afterAll(() => portal.close())

const fileOf = (bytes: Buffer, naam = 'foto.png') => ({ naam, type: 'image/png', inhoud: bytes.toString('base64') })
/** With a session that is new: the clock of these tests goes on by days. */
const send = async (bytes: Buffer, options: { as?: string; headers?: Record<string, string>; naam?: string } = {}) =>
  portal.post(
    content.uploadImage,
    { bestand: fileOf(bytes, options.naam) },
    { token: await portal.tokenOf(options.as ?? 'beheerder'), ...(options.headers && { headers: options.headers }) },
  )
const hashOf = (adres: string) => adres.split('/').at(-1) ?? ''

async function sendText(body: string, as = 'beheerder'): Promise<{ status: number; code: string | null }> {
  const answer = await fetch(portal.url + content.uploadImage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await portal.tokenOf(as)}` },
    body,
  })
  const text = await answer.text()
  return { status: answer.status, code: answer.status === 200 ? null : (JSON.parse(text) as { code: string }).code }
}

describe('a file that is uploaded', () => {
  it('can be seen under the address it is given, and has the name of its sender', async () => {
    const { answer } = await send(await goodPicture('webp'), { naam: 'hal 3.webp' })
    expect(answer.naam).toBe('hal 3.webp')
    const picture = await fetch(portal.url + answer.adres)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(contentHash(Buffer.from(await picture.arrayBuffer()))).toBe(hashOf(answer.adres))
  })

  it('of 10 MB and no more is taken, in whatever pieces it arrives', async () => {
    const most = Buffer.alloc(mostUploadBytes, 1)
    // It is no picture: what is refused is its kind, not its size.
    expect((await send(most)).problem).toMatchObject({ status: 400, code: 'upload.soort' })
    const one = Buffer.alloc(mostUploadBytes + 1, 1)
    expect((await send(one)).problem).toMatchObject({ status: 413, code: 'upload.te_groot', params: { megabytes: 10 } })
  })

  it('may be written as other programs write JSON', async () => {
    const { inhoud } = fileOf(await goodPicture('png', '#fedcba'))
    const slashes = inhoud.replaceAll('/', '\\/')
    for (const body of [
      `{"bestand":{"naam":"a.png","inhoud":"${slashes}"}}`,
      `\n{ "bestand" :\t{ "Inhoud" : "${inhoud}" , "naam":"a\\"b\\\\.png" } }`,
      `{"x":["inhoud","${'y'.repeat(1000)}"],"bestand":{"naam":"inhoud","inhoud":"${inhoud}"}}`,
    ])
      expect(await sendText(body)).toEqual({ status: 200, code: null })
  })

  it.each([
    ['no base64', '{"bestand":{"naam":"a.png","inhoud":"%%%%"}}'],
    ['base64 with a sign too few', '{"bestand":{"naam":"a.png","inhoud":"AAAAA"}}'],
    ['base64 that goes on after its end', '{"bestand":{"naam":"a.png","inhoud":"AA==AAAA"}}'],
    ['a text that does not end', '{"bestand":{"naam":"a.png","inhoud":"AAAA'],
    ['a hash of somebody else’s file', `{"bestand":{"naam":"a.png","inh\\u006fud":"${'a'.repeat(64)}"}}`],
    ['no JSON', '{"bestand":{"naam":"a.png","inhoud":"AAAA"}'],
    ['a number', '{"bestand":{"naam":"a.png","inhoud":5}}'],
    ['no content', '{"bestand":{"naam":"a.png"}}'],
  ])('with %s is refused', async (_what, body) => {
    expect(await sendText(body)).toEqual({ status: 400, code: 'verzoek.onjuist' })
  })

  it('with a text beside it that is larger than any call takes is refused', async () => {
    const body = `{"bestand":{"naam":"${'n'.repeat(1_100_000)}","inhoud":"AAAA"}}`
    expect(await sendText(body)).toEqual({ status: 413, code: 'verzoek.te_groot' })
  })

  it('leaves nothing of its content in audit, log and stored repeats', async () => {
    const photo = await phonePhoto('geheim')
    const key = crypto.randomUUID()
    const { answer } = await send(photo, { naam: 'foto.jpg', headers: { 'idempotency-key': key } })
    const part = photo.toString('base64').slice(0, 60)
    const { rows } = await portal.db.execute<{ text: string }>(sql`
      select string_agg(t::text, ' ') as text from (
        select to_jsonb(a) from audit_log a union all select to_jsonb(k) from idempotency_keys k) t`)
    expect(rows[0]?.text).toContain(hashOf(answer.adres))
    expect(rows[0]?.text).not.toContain(part)
    expect(written.text()).toContain('content.uploadImage')
    expect(written.text()).not.toContain(part)
  })

  it('is kept once when the same key sends it again; the key with another file is refused', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const picture = await goodPicture('png', '#aabbcc')
    const count = async () => (await portal.db.select().from(uploads)).length
    const first = await send(picture, { headers })
    const before = await count()
    expect((await send(picture, { headers })).answer).toEqual(first.answer)
    expect(await count()).toBe(before)
    const other = await send(await goodPicture('png', '#ccbbaa'), { headers })
    expect(other.problem?.code).toBe('verzoek.sleutel_hergebruikt')
  })

  it('is refused before it is read where its sender may not send it', async () => {
    const before = await portal.db.select().from(uploads)
    expect((await send(Buffer.alloc(1000), { as: 'klant' })).status).toBe(403)
    const request = await fetch(portal.url + content.uploadImage.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'this is never read',
    })
    expect(request.status).toBe(401)
    expect(await portal.db.select().from(uploads)).toEqual(before)
  })

  it('of more contents than any call takes is refused, in whatever fields they are', async () => {
    const body = (amount: number) => {
      const others = Array.from({ length: amount }, (_, n) => ({ inhoud: btoa(`${n}`) }))
      return JSON.stringify({ bestand: { naam: 'a.png', inhoud: btoa('x') }, others })
    }
    expect(await sendText(body(19))).toEqual({ status: 400, code: 'upload.soort' })
    expect(await sendText(body(20))).toEqual({ status: 413, code: 'verzoek.te_groot' })
  })

  it('waits for its turn when its sender sends two already', async () => {
    const token = await portal.tokenOf('beheerder')
    const ending = new AbortController()
    const open = () =>
      fetch(portal.url + content.uploadImage.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        // It begins and does not end.
        body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"bestand":')) }),
        duplex: 'half',
        signal: ending.signal,
      } as RequestInit).catch(() => null)
    // The first may still be on its way as a picture is sent, and is then refused itself.
    const keepOpen = async () => {
      while (!ending.signal.aborted) await open()
    }
    const running = [keepOpen(), keepOpen()]
    const picture = await goodPicture()
    await waitFor(async () => (await send(picture)).status === 429)
    ending.abort()
    await Promise.all(running)
    await waitFor(async () => (await send(picture)).status === 200)
  })

  it('of any other call is as small as ever', async () => {
    const answer = await fetch(`${portal.url}/api/AppSettings/GetVersion`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ inhoud: 'A'.repeat(1_100_000) }),
    })
    expect(answer.status).toBe(413)
  })
})

describe('uploaded files', () => {
  it('that nothing uses go after a day; what is used, or has the content of something used, stays', async () => {
    const [used, unused] = [await goodPicture('png', '#010203'), await goodPicture('png', '#040506')]
    const address = async (picture: Buffer) => hashOf((await send(picture)).answer.adres)
    const hash = await address(used)
    const gone = await address(unused)
    await useUploads(portal.db, 'proef 1', [hash, 'f'.repeat(64)])
    clock.advance(dayMs - 1000)
    await address(used)
    await removeUnusedUploads(portal.parts)
    expect([await portal.parts.files.has(hash), await portal.parts.files.has(gone)]).toEqual([true, true])
    clock.advance(2000)
    await removeUnusedUploads(portal.parts)
    expect([await portal.parts.files.has(hash), await portal.parts.files.has(gone)]).toEqual([true, false])
    expect((await fetch(`${portal.url}/afbeeldingen/${gone}`)).status).toBe(404)
    expect((await fetch(`${portal.url}/afbeeldingen/${hash}`)).status).toBe(200)
    await useUploads(portal.db, 'proef 1', [])
    clock.advance(2 * dayMs)
    await removeUnusedUploads(portal.parts)
    expect(await portal.parts.files.has(hash)).toBe(false)
  })

  it('keep content that is a small picture of the catalogue too', async () => {
    const hash = hashOf((await send(await goodPicture('png', '#0a0b0c'))).answer.adres)
    await portal.db.execute(sql`insert into image_thumbnails (hash, thumbnail_hash) values ('x', ${hash})`)
    clock.advance(2 * dayMs)
    await removeUnusedUploads(portal.parts)
    expect(await portal.parts.files.has(hash)).toBe(true)
  })

  it('keep content that a document of the back office has too', async () => {
    const hash = hashOf((await send(await goodPicture('png', '#0a0b0d'))).answer.adres)
    await portal.db.execute(sql`
      insert into erp_documents (entry_no, parent_type, parent_no, file_name, mime_type, size, hash, row_version)
      values (990002, 'Factuur', 'VF-1', 'foto.png', 'image/png', 1, ${hash}, 1)`)
    clock.advance(2 * dayMs)
    await removeUnusedUploads(portal.parts)
    expect(await portal.parts.files.has(hash)).toBe(true)
  })

  it('stay when their store is away, and go the next time', async () => {
    const hash = hashOf((await send(await goodPicture('png', '#0d0e0f'))).answer.adres)
    clock.advance(2 * dayMs)
    const away = { ...portal.parts.files, remove: () => Promise.reject(new Error('away')) }
    await expect(removeUnusedUploads({ ...portal.parts, files: away })).rejects.toThrow('away')
    expect(await removeUnusedUploads(portal.parts)).toBeGreaterThan(0)
    expect(await portal.parts.files.has(hash)).toBe(false)
  })

  it('have a bound for each person in a day', async () => {
    await buildUser(portal, { userName: 'verzamelaar', isAdministrator: true })
    const row = { mimeType: 'image/png', name: 'a', call: '/', isPublic: false, owner: 'verzamelaar' }
    const size = 250 * 1024 * 1024 - 10
    const createdAt = clock.now()
    await portal.db.insert(uploads).values({ ...row, id: crypto.randomUUID(), hash: 'groot', size, createdAt })
    const picture = await goodPicture()
    expect((await send(picture, { as: 'verzamelaar' })).problem).toMatchObject({ status: 409, code: 'upload.quotum' })
    expect((await send(picture)).status).toBe(200)
    clock.advance(dayMs + 1000)
    expect((await send(picture, { as: 'verzamelaar' })).status).toBe(200)
  })
})
