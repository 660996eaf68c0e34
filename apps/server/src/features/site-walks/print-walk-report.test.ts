import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { wordsOfPages } from '../../../test/read-pdf.ts'
import { buildKinds, buildSite } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { fences, piece, scanned, walkCalls } from './test/walk-calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await buildKinds(portal)
})
afterAll(() => portal.close())

describe('the report of a walk on paper', () => {
  it('names everything with what came of it, and what was decided', async () => {
    const eva = await buildPerson(portal)
    const { mixer, other } = await buildSite(portal, eva)
    const walk = walkCalls(portal, eva)
    await walk.see(piece(mixer), fences(12), scanned('GEEN-LABEL'))
    expect((await walk.print()).problem).toMatchObject({ code: 'error.niet_gevonden' })
    await walk.close()
    await walk.decide('vermist', other)
    const { naam, inhoud } = (await walk.print()).answer
    expect(naam).toMatch(new RegExp(`^Rapport van een ronde ${eva.locationNo} .*\\.pdf$`))
    const words = wordsOfPages(inhoud).join('').replaceAll(/\s+/g, ' ')
    for (const part of [
      ...['2 ontbreken, 1 extra', 'Gezien: 2 van 3', mixer, other, 'GEEN-LABEL', 'Ontbreekt', 'Gevonden'],
      ...['Onbekend label', 'Betonmolen', 'Bouwhek', 'Gemeld'],
    ])
      expect(words).toContain(part)
  })

  it('is not there for who has not the location', async () => {
    const eva = await buildPerson(portal)
    await buildSite(portal, eva)
    const walk = walkCalls(portal, eva)
    await walk.see(fences(1))
    await walk.close()
    const stranger = walkCalls(portal, await buildPerson(portal), walk)
    expect((await stranger.print()).problem).toMatchObject({ code: 'error.niet_gevonden' })
  })
})
