import { describe, expect, it } from 'vitest'
import type { HandOverWords } from '../hand-overs/hand-over.ts'
import { noSignature } from '../hand-overs/signature.ts'
import { hasFileRoom, mostFileMegabytes } from './file-room.ts'
import { goingHandOvers, queuedHandOver, queuedHandOvers } from './hand-over-with-queue.ts'
import { isSignedHere, keepAction } from './keep-action.ts'
import { goesAlong, nextAction } from './next-action.ts'
import type { QueuedAction, UserAction } from './queued-action.ts'

const words = (plaats: string): HandOverWords => ({
  ...{ soort: 'aflevering', ordernummer: '', plaats, regels: [], opmerkingen: '' },
  overdrager: { naam: 'Kees', bedrijf: '', email: '' },
  ontvanger: { naam: 'Eva', bedrijf: '', email: '' },
})
const handOver = { overdracht: 'h1', begonnen: '2026-11-30T08:00:00Z' }
const filled = (plaats: string, of = handOver): UserAction => ({
  ...{ kind: 'keepHandOver', handOver: of, words: words(plaats), bewaard: `2026-11-30T09:00:00Z ${plaats}` },
})
const picture = (foto: string, bytes = 1): UserAction => ({
  ...{ kind: 'handOverPicture', handOver, foto, name: 'Voorkant', bytes },
})
const signed: UserAction = {
  ...{ kind: 'signHandOver', handOver, moment: '2026-11-30T10:00:00Z', gelezen: '0'.repeat(64) },
  words: { ...words('poort'), handtekeningen: { overdrager: noSignature, ontvanger: noSignature } },
}
const removed: UserAction = { kind: 'removeHandOver', handOver: { ...handOver, begonnen: '' } }
const other = { overdracht: 'h2', begonnen: '2026-11-30T08:30:00Z' }

let seq = 0
function queued(action: UserAction, part: Partial<QueuedAction> = {}): QueuedAction {
  seq += 1
  return {
    ...{ key: `key${seq}`, seq, at: 0, owner: 'uitvoerder', tenant: 'standaard', location: '10001', action },
    ...{ state: 'waiting', sentAt: null, lostAt: null, wire: null, tries: 0, outcome: null },
    ...part,
  }
}
const sender = { owner: 'uitvoerder', tenant: 'standaard' }

describe('a hand-over that waits', () => {
  it('is filled in once more in the place of what was never sent, before its pictures', () => {
    const [begun, photo] = [queued(filled('hal')), queued(picture('f1'))]
    const { changed, added } = keepAction([begun, photo], filled('poort'))
    expect(added).toBeNull()
    expect([...changed]).toEqual([[begun.key, filled('poort')]])
  })

  it('is filled in by an action of its own where the last one may have arrived, or is of another', () => {
    const onItsWay = queued(filled('hal'), { sentAt: 5, state: 'sending' })
    expect(keepAction([onItsWay], filled('poort')).added).toEqual(filled('poort'))
    expect(keepAction([queued(filled('zaal', other))], filled('poort')).added).toEqual(filled('poort'))
  })

  it('is not filled in by words that are older than those that are kept, which come late', () => {
    for (const part of [{}, { sentAt: 5, state: 'sending' as const }])
      expect(keepAction([queued(filled('poort'), part)], filled('hal'))).toEqual({ changed: new Map(), added: null })
  })

  it('is signed once, and not filled in after that', () => {
    const queue = [queued(filled('hal')), queued(signed)]
    for (const later of [signed, filled('poort')])
      expect(keepAction(queue, later)).toEqual({ changed: new Map(), added: null })
    expect(isSignedHere(queue, 'h1')).toBe(true)
    expect(isSignedHere(queue, 'h2')).toBe(false)
    expect(keepAction(queue, filled('hal', other)).added).toEqual(filled('hal', other))
  })

  it('takes along what was not sent when it is thrown away, and is taken off at the portal all the same', () => {
    const sent = queued(filled('hal'), { state: 'done', sentAt: 5 })
    const [refused, photo] = [queued(filled('poort'), { state: 'refused', sentAt: 6 }), queued(picture('f1'))]
    const { changed, added } = keepAction([sent, refused, photo, queued(filled('hal', other))], removed)
    expect([...changed]).toEqual([
      [refused.key, null],
      [photo.key, null],
    ])
    expect(added).toEqual(removed)
  })

  it('goes no further than what was refused of it, while others go on', () => {
    const [begun, photo] = [queued(filled('hal')), queued(picture('f1'), { state: 'refused' })]
    const [sign, second] = [queued(signed), queued(filled('hal', other))]
    expect(nextAction([begun, photo, sign, second], sender)).toBe(begun)
    expect(nextAction([photo, sign, second], sender)).toBe(second)
    expect(nextAction([{ ...photo, state: 'done' }, sign, second], sender)).toBe(sign)
  })

  it('goes from here with all that follows where it is left out, a picture and a signature alone', () => {
    const queue = [queued(filled('hal')), queued(picture('f1')), queued(signed), queued(filled('hal', other))]
    const [begun, photo, sign] = queue
    if (begun === undefined || photo === undefined || sign === undefined) throw new Error('Nothing waits')
    expect(goesAlong(begun, queue)).toEqual([photo, sign])
    expect([...goesAlong(photo, queue), ...goesAlong(sign, queue)]).toEqual([])
  })

  it('finds room for its pictures beside all other files', () => {
    const megabyte = 1024 * 1024
    expect(hasFileRoom([queued(picture('f1', mostFileMegabytes * megabyte))], 1)).toBe(false)
  })
})

describe('what is shown of hand-overs that wait', () => {
  it('is what was filled in last, its pictures and its signatures, as long as the portal does not have them', () => {
    const begun = queued(filled('hal'), { state: 'done' })
    const [later, photo, sign] = [queued(filled('poort')), queued(picture('f1')), queued(signed)]
    expect(queuedHandOver([begun], 'h1')).toBeNull()
    expect(queuedHandOver([begun, later, photo], 'h1')).toMatchObject({
      ...{ ...handOver, location: '10001', signed: null, isAsked: false },
      kept: { words: words('poort') },
      pictures: new Set(['f1']),
    })
    expect(queuedHandOver([later, sign], 'h1')?.signed).toEqual(signed)
    expect(queuedHandOver([{ ...later, state: 'refused' }], 'h1')?.isAsked).toBe(true)
  })

  it('are those of their location, and none that is thrown away', () => {
    const elsewhere = queued(filled('hal', other), { location: '10002' })
    const queue = [queued(filled('hal')), elsewhere]
    expect(queuedHandOvers(queue, '10001').map(({ overdracht }) => overdracht)).toEqual(['h1'])
    const going = queued(removed)
    expect(queuedHandOvers([...queue, going], '10001')).toEqual([])
    expect(goingHandOvers([...queue, going])).toEqual(new Set(['h1']))
  })
})
