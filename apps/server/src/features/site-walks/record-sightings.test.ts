import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { buildKinds, buildSite, placePiece } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { scanned, walkCalls } from './test/walk-calls.ts'

const statements = hearStatements()
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await buildKinds(portal)
})
afterAll(() => portal.close())

describe('labels that a phone did not know', () => {
  it('mean what they mean one by one when two hundred come at once', async () => {
    const eva = await buildPerson(portal)
    const { mixer, other } = await buildSite(portal, eva)
    const dashed = await placePiece(portal, { no: 'MOLEN-77-A', plantType: 'MOLEN', locationNo: eva.locationNo })
    // Two end alike: nothing says which is meant.
    for (const no of ['ZIJDE-4321', 'ANDER-4321'])
      await placePiece(portal, { no, plantType: 'MOLEN', locationNo: eva.locationNo })
    // One is the same but for its hyphens, the other only ends so.
    for (const no of ['5566-77', '12-5566-77'])
      await placePiece(portal, { no, plantType: 'MOLEN', locationNo: eva.locationNo })
    const many: string[] = []
    for (let count = 0; count < 45; count += 1)
      many.push(await placePiece(portal, { plantType: 'MOLEN', locationNo: eva.locationNo }))
    const own = await buildLocation(portal, { description: 'Kade' })
    await grantLocation(portal, { userName: eva.userName, locationNo: own, role: 'site_manager' })
    const elsewhere = await placePiece(portal, { plantType: 'MOLEN', locationNo: own })
    const foreign = await placePiece(portal, { plantType: 'MOLEN', locationNo: await buildLocation(portal, {}) })
    const codes = [
      `K${mixer}`,
      `SN ${other}`,
      'molen77a',
      '4321',
      'hek-',
      elsewhere,
      foreign,
      'https://a.nl/m/1',
      '556677',
    ]
    codes.push(...many.map((no) => `K${no}`))
    const meantBy = async (...lots: (readonly string[])[]) => {
      const walk = walkCalls(portal, eva)
      for (const lot of lots) await walk.see(...lot.map(scanned))
      await walk.close()
      const { items } = (await walk.report()).answer
      const seen = items.filter(({ gezien }) => (gezien ?? 0) > 0)
      return seen
        .map((row) => `${row.stand} ${row.code || row.materieelNummer || row.materieelSoort} ${row.elders}`.trim())
        .sort()
    }
    const unknown = Array.from({ length: 200 - codes.length }, (_, at) => `VREEMD-X${at}`)
    const together = await meantBy([...codes, ...unknown])
    expect(together.filter((one) => !one.includes('VREEMD'))).toEqual(
      [
        ...[`gevonden ${mixer}`, `gevonden ${other}`, `gevonden ${dashed}`, 'minder HEK'],
        ...[...many, '5566-77'].map((no) => `gevonden ${no}`),
        ...[`elders ${elsewhere} ${own} Kade`, `onbekend ${foreign}`, 'onbekend 4321', 'onbekend https://a.nl/m/1'],
      ].sort(),
    )
    expect(await meantBy(...[...codes, ...unknown].map((code) => [code]))).toEqual(together)
  })

  it('are looked up by as many statements whether one comes or two hundred', async () => {
    const eva = await buildPerson(portal)
    await buildSite(portal, eva)
    const walk = walkCalls(portal, eva)
    await walk.see(scanned('BEGIN'))
    const one = await statements.during(() => walk.see(scanned('X-0')))
    const many = await statements.during(() =>
      walk.see(...Array.from({ length: 200 }, (_, at) => scanned(`X-${at + 1}`))),
    )
    expect(many).toHaveLength(one.length)
  })
})
