import { randomUUID } from 'node:crypto'
import { contract } from '@portal/contract/calls.ts'
import type { SentSighting, WalkDecision } from '@portal/contract/site-walks.ts'
import type { Somebody } from '../../../../test/list-calls.ts'
import type { TestPortal } from '../../../../test/test-portal.ts'

const { siteWalks } = contract

/** A moment of the last minute, so many seconds after its begin. */
export const momentOf = (second: number) => new Date(Date.now() - 60_000 + second * 1000).toISOString()

export const piece = (materieelNummer: string, more: Partial<SentSighting> = {}): SentSighting => ({
  type: 'Materieel',
  materieelSoort: 'MOLEN',
  materieelNummer,
  code: '',
  aantal: 1,
  moment: momentOf(1),
  ...more,
})
export const fences = (aantal: number, more: Partial<SentSighting> = {}) =>
  piece('', { materieelSoort: 'HEK', aantal, ...more })
export const scanned = (code: string) => piece('', { type: null, materieelSoort: '', code })

/** The calls of a walk by one person at one location, from one second of the last minute to another. */
export function walkCalls(
  portal: TestPortal,
  { userName, locationNo }: Somebody,
  {
    ronde = randomUUID(),
    from = 0,
    until = 30,
  }: { readonly ronde?: string; readonly from?: number; readonly until?: number } = {},
) {
  const as = { as: userName }
  const place = { gebruikerLogin: userName, materieellocatie: locationNo }
  const walk = { ...place, ronde, deel: '', begonnen: momentOf(from) }
  return {
    ronde,
    see: (...waarnemingen: SentSighting[]) => portal.post(siteWalks.record, { ...walk, waarnemingen }, as),
    seeIn: (deel: string, ...waarnemingen: SentSighting[]) =>
      portal.post(siteWalks.record, { ...walk, deel, waarnemingen }, as),
    close: () => portal.post(siteWalks.close, { ...walk, moment: momentOf(until) }, as),
    closeIn: (deel: string) => portal.post(siteWalks.close, { ...walk, deel, moment: momentOf(until) }, as),
    read: async () => (await portal.post(siteWalks.getWalk, place, as)).answer,
    print: () => portal.post(siteWalks.print, { ronde }, as),
    report: (id = ronde) => portal.post(siteWalks.getWalkReport, { ronde: id }, as),
    decide: (besluit: WalkDecision | null, materieelNummer: string) =>
      portal.post(
        siteWalks.decide,
        { ronde, besluit, dingen: [{ type: 'Materieel', materieelSoort: 'MOLEN', materieelNummer, code: '' }] },
        as,
      ),
  }
}
