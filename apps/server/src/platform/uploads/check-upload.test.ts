import { PortalError } from '@portal/contract/errors.ts'
import { type UploadKind, uploadKinds } from '@portal/contract/uploads.ts'
import { strToU8 } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goodPicture, lyingZipBomb, officeFile, phonePhoto, pixelBomb, zipBomb } from '../../../test/bad-files.ts'
import { checkUpload } from './check-upload.ts'

const check = (content: Buffer, name = 'bestand', kinds: readonly UploadKind[] = uploadKinds) =>
  checkUpload({ content, name, sender: 'piet' }, kinds)

async function refusalOf(content: Buffer, kinds: readonly UploadKind[] = uploadKinds): Promise<string> {
  const error = await check(content, 'foto.png', kinds).catch((thrown: unknown) => thrown)
  return error instanceof PortalError ? error.code : `no refusal: ${JSON.stringify(error)}`
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('what an uploaded file is, its content says', () => {
  it.each<[UploadKind, () => Buffer | Promise<Buffer>]>([
    ['pdf', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['jpg', () => goodPicture('jpeg')],
    ['png', () => goodPicture('png')],
    ['webp', () => goodPicture('webp')],
    ['docx', () => officeFile('docx')],
    ['xlsx', () => officeFile('xlsx')],
    ['csv', () => Buffer.from('\uFEFFE-mail;Naam\r\nan@example.com;Zoë\r\n')],
  ])('%s, whatever it is called', async (kind, make) => {
    const checked = await check(await make(), '../../etc/pass\u202ewd')
    expect([checked.kind, checked.name]).toEqual([kind, `passwd.${kind}`])
  })

  it.each<[string, Buffer]>([
    ['a drawing that can run programs', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins with a blank and a mark', Buffer.from('\uFEFF  <img src=x onerror=alert(1)>')],
    ['XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a program of Linux', Buffer.concat([Buffer.from([0x7f]), Buffer.from('ELF'), Buffer.alloc(200)])],
    ['a moving picture of 1989', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['bytes without a meaning', Buffer.from([1, 2, 3, 250, 251])],
    ['text that is no UTF-8', Buffer.from([0x4e, 0xe9, 0x3b, 0x0a])],
    ['a zip file that is no document', officeFile('docx', { '[Content_Types].xml': strToU8('<Types/>') })],
  ])('refuses %s', async (_what, content) => {
    expect(await refusalOf(content)).toBe('upload.soort')
  })

  it('refuses a kind that is fine elsewhere, and names those that are fine here', async () => {
    const error = await check(Buffer.from('%PDF-1.7'), 'foto.png', ['png', 'jpg']).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'upload.soort', params: { kinds: 'png, jpg' } })
  })

  it('refuses an empty file', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toBe('upload.leeg')
  })
})

describe('an uploaded file that unpacks', () => {
  it('to more than 100 MB is refused, also when it says that it is small', async () => {
    const bomb = zipBomb(101)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusalOf(bomb)).toBe('upload.uitgepakt_te_groot')
    expect(['upload.onleesbaar', 'upload.uitgepakt_te_groot']).toContain(await refusalOf(lyingZipBomb(101)))
  })

  it('to fifty is taken', async () => {
    expect((await check(zipBomb(50))).kind).toBe('xlsx')
  })

  it('to thousands of files is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 5100 }, (_, number) => [`a/${number}`, strToU8('')]))
    expect(await refusalOf(officeFile('docx', many))).toBe('upload.uitgepakt_te_groot')
  })

  it('to a program is refused', async () => {
    expect(await refusalOf(officeFile('docx', { 'word/vbaProject.bin': strToU8('x') }))).toBe('upload.macro')
  })

  it('to files outside its folder, or is cut short, is refused', async () => {
    expect(await refusalOf(officeFile('docx', { '../../x': strToU8('x') }))).toBe('upload.onleesbaar')
    expect(await refusalOf(officeFile('docx').subarray(0, 200))).toBe('upload.onleesbaar')
  })
})

describe('an uploaded picture', () => {
  it('loses where it was taken and what hid behind it, and stands upright', async () => {
    const photo = await phonePhoto('geheime plek')
    expect(photo.includes('geheime plek')).toBe(true)
    const { content } = await check(photo, 'foto.jpg')
    expect(content.includes('geheime plek')).toBe(false)
    const { exif, width, height, format } = await sharp(content).metadata()
    expect([exif, width, height, format]).toEqual([undefined, 200, 300, 'jpeg'])
  })

  it('is made as small as a screen needs', async () => {
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { width, height } = await sharp((await check(large)).content).metadata()
    expect([width, height]).toEqual([2560, 1920])
  })

  it('of more pixels than memory is refused before it is unpacked', async () => {
    expect(await refusalOf(await pixelBomb())).toBe('upload.onleesbaar')
  })

  it('that is cut short or only begins as one is refused', async () => {
    const picture = await goodPicture('png')
    expect(await refusalOf(picture.subarray(0, picture.length - 30))).toBe('upload.onleesbaar')
    expect(await refusalOf(Buffer.concat([picture.subarray(0, 33), Buffer.from(svg)]))).toBe('upload.onleesbaar')
  })
})
