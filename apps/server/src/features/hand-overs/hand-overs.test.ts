import { createHash, randomUUID } from 'node:crypto'
import { bounds } from '@portal/domain/bounds.ts'
import { canonicalText, type SealedRecord } from '@portal/domain/hand-overs/sealed-record.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../test/bad-files.ts'
import { buildPerson, grantLocation } from '../../../test/builders.ts'
import { changePlaces, type Somebody } from '../../../test/list-calls.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { removeUnusedUploads } from '../../platform/uploads/uploads.ts'
import { handOverCalls, line, momentsOf, readHash, signatures, words } from './test/hand-over-calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const at = (second: number) => momentsOf(portal)(second)
const calls = (somebody: Somebody, overdracht: string = randomUUID()) => handOverCalls(portal, somebody, overdracht)
const site = () => buildPerson(portal)
async function colleague(locationNo: string, role: string): Promise<Somebody> {
  const { userName } = await buildPerson(portal)
  await grantLocation(portal, { userName, locationNo, role })
  return { userName, locationNo }
}

describe('a hand-over', () => {
  it('is kept while it is filled in, by the clock of the device, and goes on with a colleague', async () => {
    const eva = await site()
    const own = calls(eva)
    await own.keep(words({ plaats: 'later' }), at(9))
    await own.keep(words({ plaats: 'earlier' }), at(3))
    const bob = calls(await colleague(eva.locationNo, 'foreman'), own.overdracht)
    expect((await bob.read()).answer).toMatchObject({
      overdracht: own.overdracht,
      materieellocatie: eva.locationNo,
      verklaring: { plaats: 'later' },
      zegel: null,
    })
    expect((await bob.keep(words({ plaats: 'Kelder' }), at(12))).status).toBe(204)
    expect(await own.list()).toMatchObject([
      { overdracht: own.overdracht, ondertekend: null, regels: 1, overdrager: 'Kees', ontvanger: 'Eva' },
    ])
    expect((await own.read()).answer.verklaring.plaats).toBe('Kelder')
  })

  it('is sealed when it is signed: anybody can compute its hash again', async () => {
    const own = calls(await site())
    const foto = randomUUID()
    const said = words({
      regels: [line({ stand: 'beschadigd', opmerking: 'deuk', fotos: [{ foto, kant: 'schade' }] })],
    })
    await own.keep(said)
    await own.add(foto, await goodPicture())
    const { answer } = await own.sign(said)
    const { zegel } = (await own.read()).answer
    expect(zegel).toMatchObject({ hash: answer.hash, handtekeningen: signatures })
    const text = zegel?.tekst ?? ''
    expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(answer.hash)
    // What the sealed text holds.
    const record = JSON.parse(text) as SealedRecord
    expect(canonicalText(record)).toBe(text)
    expect(record.verklaring).toEqual({ ...said, handtekeningen: signatures })
    const picture = Buffer.from((await own.picture(foto)).answer.inhoud, 'base64')
    expect(record.fotos).toEqual({ [foto]: createHash('sha256').update(picture).digest('hex') })
    expect(await own.list()).toMatchObject([{ beschadigd: 1, nietAangenomen: 0, ondertekend: record.ondertekend }])
  })

  it('can be begun and signed in one, as a phone does that had no connection', async () => {
    const own = calls(await site())
    expect((await own.sign()).status).toBe(200)
    expect((await own.read()).answer.zegel?.handtekeningen.ontvanger.getypt).toBe('Eva')
  })

  it('changes no more once it is signed; the same again is the same', async () => {
    const own = calls(await site())
    const foto = randomUUID()
    const said = words()
    const { answer: first } = await own.sign(said)
    expect((await own.sign(said, { moment: at(55) })).answer).toEqual(first)
    for (const reply of [
      await own.sign(words({ plaats: 'Elders' })),
      await own.keep(),
      await own.add(foto, await goodPicture()),
      await own.remove(),
    ])
      expect(reply.problem).toMatchObject({ status: 409, code: 'overdracht.ondertekend' })
    expect((await own.read()).answer).toMatchObject({ verklaring: said, zegel: { hash: first.hash } })
  })

  it('is not sealed where what came is not what both read on the device, whatever differs', async () => {
    const own = calls(await site())
    const said = words()
    const read = readHash(own.overdracht, said)
    await own.keep(said)
    const others = [
      words({ ...said, opmerkingen: 'later' }),
      words({ ...said, regels: said.regels.map((one) => ({ ...one, aantal: 2 })) }),
      words({ ...said, ontvanger: { ...said.ontvanger, naam: 'Bob' } }),
    ]
    for (const other of others)
      expect((await own.sign(other, { gelezen: read })).problem).toMatchObject({ code: 'overdracht.anders' })
    const foreign = await own.sign(said, { gelezen: readHash(randomUUID(), said) })
    expect(foreign.problem).toMatchObject({ status: 409, code: 'overdracht.anders' })
    expect((await own.read()).answer.zegel).toBeNull()
    expect((await own.sign(said, { gelezen: read })).status).toBe(200)
  })

  it('is not signed before everything is there that must be', async () => {
    const own = calls(await site())
    const broken = line({ stand: 'ontbreekt', fotos: [{ foto: randomUUID(), kant: 'voor' }] })
    const { problem } = await own.sign(words({ ontvanger: { naam: '', bedrijf: '', email: 'eva' }, regels: [broken] }))
    expect(problem?.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['ontvanger.naam', 'validatie.verplicht'],
      ['ontvanger.email', 'validatie.email'],
      [`regels.${broken.regel}.opmerking`, 'overdracht.zegt_wat'],
      ['fotos', 'overdracht.fotos'],
    ])
    expect(await own.list()).toEqual([])
  })

  it('is signed between its begin and now, whatever the clock of the phone says', async () => {
    const own = calls(await site())
    await own.sign(words(), { begonnen: '2031-01-01T00:00:00Z', moment: '1999-01-01T00:00:00Z' })
    const { zegel, begonnen } = (await own.read()).answer
    expect(new Date(begonnen).getTime()).toBeLessThanOrEqual(portal.parts.clock.now().getTime())
    expect(zegel?.ondertekend).toBe(begonnen)
  })

  it('names an order of its location, and no other', async () => {
    const eva = await site()
    const own = calls(eva)
    const order = await buildOrder(portal, { toLocation: eva.locationNo })
    const foreign = await buildOrder(portal, { toLocation: (await site()).locationNo })
    expect((await own.keep(words({ ordernummer: foreign }))).problem).toMatchObject({ code: 'error.niet_gevonden' })
    expect((await own.keep(words({ ordernummer: order }))).status).toBe(204)
    expect(await own.list()).toMatchObject([{ ordernummer: order }])
    await calls(eva).keep()
    expect(await own.list()).toHaveLength(2)
    expect(await own.listOf(order)).toMatchObject([{ ordernummer: order }])
    expect(await own.listOf(foreign)).toEqual([])
  })

  it('can be thrown away while nobody signed, with its pictures', async () => {
    const own = calls(await site())
    await own.keep()
    await own.add(randomUUID(), await goodPicture())
    expect((await own.remove()).status).toBe(204)
    expect((await own.read()).problem).toMatchObject({ code: 'error.niet_gevonden' })
    const left = await portal.db.execute(
      sql`select count(*)::int as count from upload_uses where subject = ${`overdracht ${own.overdracht}`}`,
    )
    expect(left.rows).toEqual([{ count: 0 }])
  })

  it('is refused where too many are open, which can all be gone on with', async () => {
    const eva = await site()
    const first = calls(eva)
    await first.keep()
    for (let at = 1; at < bounds.openHandOvers; at += 1) await calls(eva).keep()
    const { problem } = await calls(eva).keep()
    expect(problem).toMatchObject({ code: 'lijst.te_veel', params: { amount: bounds.openHandOvers } })
    expect((await first.keep(words({ plaats: 'Hal' }), at(20))).status).toBe(204)
  })

  it('is refused at a location that was archived meanwhile', async () => {
    const eva = await site()
    const own = calls(eva)
    await own.keep()
    await changePlaces(portal, sql`update erp_locations set state = 'Archived' where no = ${eva.locationNo}`)
    expect((await own.sign()).problem).toMatchObject({ code: 'locatie.alleen_lezen' })
    expect((await own.read()).answer.zegel).toBeNull()
  })
})

describe('a picture of a hand-over', () => {
  it('is kept upright, without where it was taken, once however often it is sent', async () => {
    const own = calls(await site())
    const foto = randomUUID()
    await own.keep()
    const taken = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await own.add(foto, taken)
    await own.add(foto, await goodPicture())
    expect((await own.read()).answer.fotos).toEqual([foto])
    const kept = sharp(Buffer.from((await own.picture(foto)).answer.inhoud, 'base64'))
    const { width, height, exif } = await kept.metadata()
    expect({ width, height, exif }).toEqual({ width: 10, height: 30, exif: undefined })
  })

  it('stays as long as its hand-over, and goes when no line names it at the signing', async () => {
    const own = calls(await site())
    const [named, other] = [randomUUID(), randomUUID()]
    await own.keep()
    await own.add(named, await goodPicture())
    await own.add(other, await goodPicture())
    await own.sign(words({ regels: [line({ fotos: [{ foto: named, kant: 'voor' }] })] }))
    expect((await own.read()).answer.fotos).toEqual([named])
    const tomorrow = {
      ...portal.parts,
      clock: { ...portal.parts.clock, now: () => new Date(Date.now() + 5 * 86_400_000) },
    }
    await removeUnusedUploads(tomorrow)
    expect((await own.picture(named)).status).toBe(200)
    expect((await own.picture(other)).problem).toMatchObject({ code: 'error.niet_gevonden' })
  })

  it('is a picture', async () => {
    const own = calls(await site())
    await own.keep()
    expect((await own.add(randomUUID(), Buffer.from('%PDF-1.7\n%%EOF'))).problem).toMatchObject({
      code: 'upload.soort',
    })
  })
})

describe('a hand-over of others', () => {
  it('is not there: neither to read, to go on with, nor to sign', async () => {
    const own = calls(await site())
    const foto = randomUUID()
    await own.keep()
    await own.add(foto, await goodPicture())
    const foreign = calls(await site(), own.overdracht)
    for (const reply of [
      await foreign.read(),
      await foreign.keep(),
      await foreign.sign(),
      await foreign.add(foto, await goodPicture()),
      await foreign.picture(foto),
      await foreign.remove(),
    ])
      expect(reply.problem).toMatchObject({ code: 'error.niet_gevonden' })
    expect((await own.read()).answer).toMatchObject({ zegel: null, fotos: [foto] })
  })

  it('can be read by who only looks on, and not be written', async () => {
    const eva = await site()
    const own = calls(eva)
    await own.keep()
    const looker = calls(await colleague(eva.locationNo, 'administration'), own.overdracht)
    expect((await looker.read()).status).toBe(200)
    for (const reply of [await looker.keep(), await looker.sign(), await looker.remove()])
      expect(reply.problem).toMatchObject({ code: 'error.niet_toegankelijk' })
  })
})
