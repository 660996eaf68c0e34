// @module-tag nightly
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDatabases } from '../../src/platform/db/connect.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'
import { type BackupSite, backupKey, secret, startBackupSite } from './backup-site.ts'
import { give } from './operator-command.ts'

/** Where Linux has what attaches a disk. */
const disks = '/usr/bin'

let site: BackupSite
beforeAll(async () => {
  site = await startBackupSite()
}, 240_000)
afterAll(() => site.stop())

/** A copy of the place that was damaged. */
function damaged(name: string, damage: (place: string) => void): string {
  cpSync(site.place, site.path(name), { recursive: true })
  damage(site.path(name))
  return site.path(name)
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
    [
      'a moment that is none',
      () => ['--recovered', 'gisteren'],
      { env: {}, sentence: '--recovered gisteren is geen moment' },
    ],
    [
      'a moment that is to come',
      () => ['--recovered', '2999-01-01T00:00:00Z'],
      { env: {}, sentence: 'is geen moment dat voorbij is' },
    ],
    ['a place without a backup', () => [site.path('nowhere')], { env: secret, sentence: `In ${tmpdir()}` }],
    [
      'a backup that is not there',
      () => [site.place, '--backup', '2020'],
      { env: secret, sentence: 'is geen back-up 2020: kies er een met --list' },
    ],
    [
      'a tenant that is not there',
      () => [site.place, '--tenant', 'elders'],
      { env: secret, sentence: 'Er is geen tenant elders' },
    ],
    [
      'a wrong variable',
      () => [site.place],
      { env: { PORTAL_BACKUP_KEY: 'kort' }, sentence: 'PORTAL_BACKUP_KEY is wrong: it has 32 characters' },
    ],
    ['no key', () => [site.place], { env: {}, sentence: 'zet PORTAL_BACKUP_KEY op zijn sleutel' }],
    [
      'another key',
      () => [site.place],
      { env: { PORTAL_BACKUP_KEY: backupKey.toUpperCase() }, sentence: 'PORTAL_BACKUP_KEY is een andere sleutel' },
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
    const there = site.empty(name.replaceAll(/\W/g, '-'))
    const told = await give('restore', given(), { ...there, ...env })
    expect(told).toEqual({ code: 1, text: expect.stringContaining(sentence) })
    expect(told.text.split('\n')).toHaveLength(1)
  })

  it('a damaged file leaves no database behind', async () => {
    const there = site.empty('left-behind')
    const place = damaged('half', (place) => rmSync(largestPiece(place)))
    expect(await give('restore', [place], { ...there, ...secret })).toMatchObject({ code: 1 })
    const postgres = await startEmbeddedPostgres(join(there.PORTAL_DATA_DIR, 'postgres'))
    const server = {
      ...{ connection: { ...postgres.address }, pooler: null },
      ...{ replica: null, firstDatabase: 'postgres', prefix: 'portal' },
    }
    const names = [`portal_standaard`, `portal_standaard_restoring`]
    expect(await findDatabases(server, names).finally(() => postgres.stop())).toEqual(new Set())
  })
})

describe('a backup that cannot be made is refused by one sentence', () => {
  it.each([
    ['the account of a bucket', 'AWS_SECRET_ACCESS_KEY', 'SignatureDoesNotMatch. Kijk adres, account en rechten na.'],
    ['the bucket', 'bucket', 'NoSuchBucket. Kijk adres, account en rechten na.'],
  ])('for %s', async (_what, wrong, sentence) => {
    const { endpoint, bucket, keyId, secretKey } = site.store.bucket
    const account = { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: wrong === 'bucket' ? secretKey : 'fout' }
    const address = `s3://${wrong === 'bucket' ? 'elders' : bucket}/backups?endpoint=${endpoint}`
    const told = await give('backup', [address], { ...site.atSource, ...account })
    expect(told).toEqual({ code: 1, text: expect.stringContaining(sentence) })
    expect(told.text.split('\n')).toHaveLength(1)
  })

  it('for want of room, and is not listed', async ({ skip }) => {
    skip(process.getuid?.() !== 0 || process.platform !== 'linux', 'only root can make a disk that is full')
    mkdirSync(site.path('full'))
    execFileSync(join(disks, 'mount'), ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', site.path('full')])
    try {
      const told = await give('backup', [site.path('full')], site.atSource)
      expect(told).toEqual({ code: 1, text: expect.stringContaining(`In ${site.path('full')} is geen ruimte meer`) })
      expect(await give('restore', [site.path('full'), '--list'], site.atSource)).toMatchObject({
        code: 0,
        text: `In ${site.path('full')} is geen back-up.`,
      })
    } finally {
      execFileSync(join(disks, 'umount'), [site.path('full')])
    }
  })
})
