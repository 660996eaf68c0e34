import { PortalError } from '@portal/contract/errors.ts'

/** Files that one person sends at once; a page sends its files one after another. */
const mostEach = 2
/** Files on their way in this process: each may be held whole. */
const mostAtOnce = 10

/** Who sends files at this moment. Who has no turn is asked to come back, before a byte is read. */
export interface UploadTurns {
  /**
   * @returns what gives the turn back
   * @throws PortalError `verzoek.te_vaak`
   */
  take(who: string): () => void
}

export function createUploadTurns(): UploadTurns {
  const running = new Map<string, number>()
  let all = 0
  return {
    take(who) {
      const own = running.get(who) ?? 0
      if (own >= mostEach || all >= mostAtOnce) throw new PortalError('verzoek.te_vaak')
      running.set(who, own + 1)
      all += 1
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        all -= 1
        const left = (running.get(who) ?? 1) - 1
        if (left === 0) running.delete(who)
        else running.set(who, left)
      }
    },
  }
}
