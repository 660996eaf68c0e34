import { createHash, randomUUID } from 'node:crypto'
import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { readText } from '@portal/domain/hand-overs/sealed-record.ts'
import type { Somebody } from '../../../../test/list-calls.ts'
import type { TestPortal } from '../../../../test/test-portal.ts'

const { handOvers } = contract
export type Words = CallInput<typeof handOvers.keep>['verklaring']
export type Line = Words['regels'][number]

/** Moments of the last minute by the clock of the portal, so many seconds after its begin. */
export const momentsOf = (portal: TestPortal) => (second: number) =>
  new Date(portal.parts.clock.now().getTime() - 60_000 + second * 1000).toISOString()

export const line = (part: Partial<Line> = {}): Line => ({
  regel: randomUUID(),
  materieelSoort: 'MOLEN',
  materieelNummer: 'M-1',
  omschrijving: 'Betonmolen',
  aantal: 1,
  toebehoren: '1 kabel',
  urenstand: 1204,
  brandstof: 6,
  stand: 'in_orde',
  opmerking: '',
  fotos: [],
  ...part,
})
export const words = (part: Partial<Words> = {}): Words => ({
  soort: 'aflevering',
  ordernummer: '',
  plaats: 'Poort 2',
  overdrager: { naam: 'Kees', bedrijf: 'Transport BV', email: '' },
  ontvanger: { naam: 'Eva', bedrijf: 'Bouw BV', email: '' },
  regels: [line()],
  opmerkingen: '',
  ...part,
})
/** One draws, the other types. */
export const signatures = {
  overdrager: { lijnen: [[0, 0, 40, 60, 80, 20, 120, 90, 160, 30, 200, 70]], getypt: '' },
  ontvanger: { lijnen: [], getypt: 'Eva' },
}

/** What both read, as their device says it. */
export const readHash = (overdracht: string, said: Words): string =>
  createHash('sha256').update(readText(overdracht, said), 'utf8').digest('hex')

/** The calls of one person about one hand-over. */
export function handOverCalls(
  portal: TestPortal,
  { userName, locationNo }: Somebody,
  overdracht: string = randomUUID(),
) {
  const at = momentsOf(portal)
  const as = { as: userName }
  const place = { gebruikerLogin: userName, materieellocatie: locationNo }
  const one = { ...place, overdracht, begonnen: at(0) }
  return {
    overdracht,
    keep: (verklaring = words(), bewaard = at(1)) => portal.post(handOvers.keep, { ...one, bewaard, verklaring }, as),
    add: (foto: string, bytes: Buffer) =>
      portal.post(
        handOvers.addPicture,
        { overdracht, foto, bestand: { naam: 'foto.jpg', inhoud: bytes.toString('base64') } },
        as,
      ),
    sign: (verklaring = words(), part: Partial<CallInput<typeof handOvers.sign>> = {}) =>
      portal.post(
        handOvers.sign,
        {
          ...one,
          moment: at(30),
          gelezen: readHash(overdracht, verklaring),
          ...part,
          verklaring: { ...verklaring, handtekeningen: signatures },
        },
        as,
      ),
    read: () => portal.post(handOvers.getHandOver, { overdracht }, as),
    list: async () => (await portal.post(handOvers.getHandOvers, place, as)).answer.items,
    listOf: async (ordernummer: string) =>
      (await portal.post(handOvers.getHandOvers, { ...place, ordernummer }, as)).answer.items,
    picture: (foto: string) => portal.post(handOvers.getPicture, { overdracht, foto }, as),
    print: () => portal.post(handOvers.print, { overdracht }, as),
    remove: () => portal.post(handOvers.remove, { overdracht }, as),
  }
}
