import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { findDatabases } from '../../src/platform/db/connect.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'
import { goodPicture } from '../bad-files.ts'
import { howOften } from '../campaign.ts'
import { type ObjectStoreServer, startObjectStore } from '../object-store-server.ts'
import { give } from './operator-command.ts'
import { clientWith, logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, orderableLocations, placeOrder, prepareOrder, requestsAt, someOf } from './site.ts'
import { readWhole } from './whole-database.ts'

/** What takes half a minute more each is left to `npm run prove`. */
const isWhole = howOften(0, 1) > 0
/** Where Linux has what attaches a disk. */
const disks = '/usr/bin'
const tenant = 'standaard'
const key = 'sleutel-van-de-operator-0123456789'
const secret = { PORTAL_BACKUP_KEY: key }

let folder: string
let stack: Stack
let store: ObjectStoreServer
let client: PortalClient
let locationNo: string
let photo: string
/** Of the portal whose data are kept, while it does not run. */
let atSource: Readonly<Record<string, string>>

const path = (name: string) => join(folder, name)

async function sendPhoto(): Promise<string> {
  const { id } = await client.post(contract.complaints.createComplaint, {
    gebruikerLogin: client.userName,
    materieellocatie: locationNo,
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
  const inhoud = (await goodPicture('jpeg')).toString('base64')
  const bestand = { naam: 'foto.jpg', type: 'image/jpeg', inhoud } as const
  await client.post(contract.complaints.uploadDocument, { klachtId: id, bestand })
  return id
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  store = await startObjectStore()
  stack = await startStack({ scale: 0.1 })
  client = await logIn(stack.portalUrl, 'medewerker')
  locationNo = (await orderableLocations(client))[0] ?? ''
  const items = await orderableItems(client, locationNo)
  for (let order = 0; order < 2; order += 1)
    await placeOrder(client, await prepareOrder(client, locationNo, someOf(items, 2)))
  photo = await sendPhoto()
  await stack.endPortal()
  atSource = {
    PORTAL_DATA_DIR: stack.dataDir,
    NAVISION_URL: stack.backOffice.url,
    METACOM_URL: stack.backOffice.metacomUrl,
  }
  expect(await give('backup', [path('place')], { ...atSource, ...secret })).toMatchObject({ code: 0 })
}, 240_000)
afterAll(async () => {
  await stack.stop()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The environment of an installation that has nothing yet. */
const empty = (name: string) => ({ ...atSource, PORTAL_DATA_DIR: path(name) })

/** Every row of a tenant, in an installation that does not run. */
async function rowsIn(dataDir: string) {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  return readWhole({ ...postgres.address, database: `portal_${tenant}` }).finally(() => postgres.stop())
}

function filesIn(dataDir: string): readonly string[] {
  const found = readdirSync(join(dataDir, 'files', tenant), { recursive: true, withFileTypes: true })
  return found.flatMap((one) => (one.isFile() ? one.name : [])).sort()
}

describe('a backup', () => {
  it('comes back in an empty place with every row, file, session and key', async () => {
    const there = empty('restored')
    const told = await give('restore', [path('place')], { ...there, ...secret })
    expect(told.text).toContain('Sessies en authenticator-apps gelden verder.')
    expect(told.code).toBe(0)
    expect(await rowsIn(there.PORTAL_DATA_DIR)).toEqual(await rowsIn(stack.dataDir))
    expect(filesIn(there.PORTAL_DATA_DIR)).toEqual(filesIn(stack.dataDir))
    expect(filesIn(stack.dataDir).length).toBeGreaterThan(0)
    for (const name of ['signing.key', 'push.key'])
      expect(readFileSync(join(there.PORTAL_DATA_DIR, name))).toEqual(readFileSync(join(stack.dataDir, name)))
    const restored = await startStack({ backOffice: stack.backOffice, dataDir: there.PORTAL_DATA_DIR })
    try {
      const refused = await give('restore', [path('place'), '--replace'], { ...there, ...secret })
      expect(refused.text).toMatch(/^De database portal_\w+ van tenant \w+ is in gebruik .*: stop eerst elk portaal\.$/)
      const same = clientWith(restored.portalUrl, client.userName, client.token)
      const requests = await requestsAt(same, locationNo)
      expect(requests.filter(({ referentie }) => referentie.startsWith('Proef '))).toHaveLength(2)
      const asked = { gebruikerLogin: client.userName, materieellocatie: locationNo, klachtId: photo }
      expect(await same.post(contract.complaints.getComplaint, asked)).toMatchObject({ omschrijving: 'Start niet' })
    } finally {
      await restored.stop()
    }
  })

  it.runIf(isWhole)('that is not encrypted comes back from a bucket, without the keys', async () => {
    const { endpoint, region, bucket, keyId, secretKey } = store.bucket
    const account = { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey }
    const address = `s3://${bucket}/backups?endpoint=${endpoint}&region=${region}`
    const kept = await give('backup', [address, '--tenant', tenant], { ...atSource, ...account })
    expect(kept).toMatchObject({ code: 0, text: expect.stringContaining('alles komt terug') })
    const there = empty('from-bucket')
    const told = await give('restore', [address], { ...there, ...account })
    expect(told).toMatchObject({ code: 0, text: expect.stringContaining('De sleutels zijn andere dan toen') })
    expect(await rowsIn(there.PORTAL_DATA_DIR)).toEqual(await rowsIn(stack.dataDir))
    expect(filesIn(there.PORTAL_DATA_DIR)).toEqual(filesIn(stack.dataDir))
  })

  it.runIf(isWhole)(
    'of the same data costs next to nothing, and goes with its pieces when newer ones are kept',
    async () => {
      const pieces = () => readdirSync(path('twice/pieces'), { recursive: true }).length
      await give('backup', [path('twice'), '--unchecked'], atSource)
      const once = pieces()
      await give('backup', [path('twice'), '--unchecked'], atSource)
      expect(pieces() - once).toBeLessThan(10)
      await give('backup', [path('twice'), '--keep', '1'], atSource)
      expect(readdirSync(path('twice/backups'))).toHaveLength(1)
      expect(await give('restore', [path('twice')], empty('kept-one'))).toMatchObject({ code: 0 })
    },
  )

  it.runIf(isWhole)('puts data aside that are there, and only when told to', async () => {
    const there = { ...empty('again'), ...secret }
    await give('restore', [path('place')], there)
    const refused = await give('restore', [path('place')], there)
    expect(refused).toEqual({ code: 1, text: expect.stringContaining('--replace') })
    expect(refused.text.split('\n')).toHaveLength(1)
    const told = await give('restore', [path('place'), '--replace'], there)
    expect(told.text).toMatch(/Wat er was, staat in de database portal_standaard_before_\d{14}\./)
    expect(await rowsIn(there.PORTAL_DATA_DIR)).toEqual(await rowsIn(stack.dataDir))
  })
})

/** A copy of the place that was damaged. */
function damaged(name: string, damage: (place: string) => void): string {
  cpSync(path('place'), path(name), { recursive: true })
  damage(path(name))
  return path(name)
}
const labelIn = (place: string) => join(place, 'backups', readdirSync(join(place, 'backups'))[0] ?? '')
function largestPiece(place: string): string {
  const found = readdirSync(join(place, 'pieces'), { recursive: true, withFileTypes: true })
  const sizes = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return sizes.toSorted((one, other) => readFileSync(other).length - readFileSync(one).length)[0] ?? ''
}
function changeLabel(place: string, change: object): void {
  const label = JSON.parse(readFileSync(labelIn(place), 'utf8'))
  writeFileSync(labelIn(place), JSON.stringify({ ...label, ...change }))
}

interface Case {
  readonly env: Readonly<Record<string, string>>
  readonly sentence: string
}

describe('bad input is answered by one sentence, and nothing is restored', () => {
  it.each<readonly [string, () => readonly string[], Case]>([
    ['no place', () => [], { env: secret, sentence: 'Gebruik: npm run restore' }],
    ['a place without a backup', () => [path('nowhere')], { env: secret, sentence: `In ${tmpdir()}` }],
    [
      'a backup that is not there',
      () => [path('place'), '--backup', '2020'],
      { env: secret, sentence: 'is geen back-up 2020: kies er een met --list' },
    ],
    [
      'a tenant that is not there',
      () => [path('place'), '--tenant', 'elders'],
      { env: secret, sentence: 'Er is geen tenant elders' },
    ],
    [
      'a wrong variable',
      () => [path('place')],
      { env: { PORTAL_BACKUP_KEY: 'kort' }, sentence: 'PORTAL_BACKUP_KEY is wrong: it has 32 characters' },
    ],
    ['no key', () => [path('place')], { env: {}, sentence: 'zet PORTAL_BACKUP_KEY op zijn sleutel' }],
    [
      'another key',
      () => [path('place')],
      { env: { PORTAL_BACKUP_KEY: key.toUpperCase() }, sentence: 'PORTAL_BACKUP_KEY is een andere sleutel' },
    ],
    [
      'a file that was cut short',
      () => [damaged('cut', (place) => truncateSync(largestPiece(place), 100))],
      { env: secret, sentence: 'ontbreekt of is beschadigd: neem een andere back-up' },
    ],
    [
      'a file that is missing, as in a copy that broke off',
      () => [damaged('missing', (place) => rmSync(largestPiece(place)))],
      { env: secret, sentence: 'ontbreekt of is beschadigd: neem een andere back-up' },
    ],
    [
      'a damaged label',
      () => [damaged('label', (place) => truncateSync(labelIn(place), 20))],
      { env: secret, sentence: 'is beschadigd: neem een andere back-up' },
    ],
    [
      'a backup of a newer version',
      () => [damaged('newer', (place) => changeLabel(place, { format: 2, portal: '9.0.0' }))],
      { env: secret, sentence: 'is gemaakt door versie 9.0.0: herstel haar met die versie' },
    ],
    [
      'a bucket without its account',
      () => ['s3://portaal/backups?endpoint=http://127.0.0.1:9'],
      { env: secret, sentence: 'zet ze allebei' },
    ],
  ])('%s', async (name, given, { env, sentence }) => {
    const there = empty(name.replaceAll(/\W/g, '-'))
    const told = await give('restore', given(), { ...there, ...env })
    expect(told).toEqual({ code: 1, text: expect.stringContaining(sentence) })
    expect(told.text.split('\n')).toHaveLength(1)
  })

  it('a damaged file leaves no database behind', async () => {
    const there = empty('left-behind')
    const place = damaged('half', (place) => rmSync(largestPiece(place)))
    expect(await give('restore', [place], { ...there, ...secret })).toMatchObject({ code: 1 })
    const postgres = await startEmbeddedPostgres(join(there.PORTAL_DATA_DIR, 'postgres'))
    const server = { connection: { ...postgres.address }, firstDatabase: 'postgres', prefix: 'portal' }
    const names = [`portal_${tenant}`, `portal_${tenant}_restoring`]
    expect(await findDatabases(server, names).finally(() => postgres.stop())).toEqual(new Set())
  })
})

describe('a backup that cannot be made is refused by one sentence', () => {
  it.each([
    ['the account of a bucket', 'AWS_SECRET_ACCESS_KEY', 'SignatureDoesNotMatch. Kijk adres, account en rechten na.'],
    ['the bucket', 'bucket', 'NoSuchBucket. Kijk adres, account en rechten na.'],
  ])('for %s', async (_what, wrong, sentence) => {
    const { endpoint, bucket, keyId, secretKey } = store.bucket
    const account = { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: wrong === 'bucket' ? secretKey : 'fout' }
    const address = `s3://${wrong === 'bucket' ? 'elders' : bucket}/backups?endpoint=${endpoint}`
    const told = await give('backup', [address], { ...atSource, ...account })
    expect(told).toEqual({ code: 1, text: expect.stringContaining(sentence) })
    expect(told.text.split('\n')).toHaveLength(1)
  })

  it('for want of room, and is not listed', async ({ skip }) => {
    skip(process.getuid?.() !== 0 || process.platform !== 'linux', 'only root can make a disk that is full')
    mkdirSync(path('full'))
    execFileSync(join(disks, 'mount'), ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', path('full')])
    try {
      const told = await give('backup', [path('full')], atSource)
      expect(told).toEqual({ code: 1, text: expect.stringContaining(`In ${path('full')} is geen ruimte meer`) })
      expect(await give('restore', [path('full'), '--list'], atSource)).toMatchObject({
        code: 0,
        text: `In ${path('full')} is geen back-up.`,
      })
    } finally {
      execFileSync(join(disks, 'umount'), [path('full')])
    }
  })
})
