import { removalList } from '@portal/contract/removal-list.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { notify, notifyError } from '../../../lib/notifications.ts'
import { untilRead } from '../../../lib/read-changed.ts'
import { sessionStore } from '../../../lib/session.ts'
import { queueWrite } from '../../../shared/listing/write-queue.ts'
import { dropScan, markUndone, type Scan, whenAnswered } from './scan-log.ts'

const conflictStatus = 409
const tries = 3

/** One less of the line, or the line itself when this was the only one. */
async function takeOneOff(lineId: string, locationNo: string): Promise<void> {
  const place = { gebruikerLogin: sessionStore.get().claims?.userName ?? '', materieellocatie: locationNo }
  const { afvoerlijstItems, versie } = await call(removalList.getRemovalList, place)
  const line = afvoerlijstItems.find(({ id }) => id === lineId)
  if (line === undefined) return
  if (line.retourAantal <= 1) {
    await call(removalList.removeItem, { id: lineId })
    return
  }
  const { id, retourAantal, opmerking } = line
  await call(removalList.updateItems, { ...place, items: [{ id, retourAantal: retourAantal - 1, opmerking }], versie })
}

async function takeOneOffAgain(lineId: string, locationNo: string): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await takeOneOff(lineId, locationNo)
    } catch (error) {
      // Somebody else changed the list between reading and saving: what stands there now is read again.
      if (left <= 1 || !(error instanceof CallError) || error.status !== conflictStatus) throw error
    }
  }
}

/** What can be taken back: what waits, and what this scan itself put on the list. */
export function isUndoable({ outcome }: Pick<Scan, 'outcome'>): boolean {
  if (outcome === null) return true
  return outcome.kind === 'added' && !outcome.undone && outcome.answer.uitkomst !== 'al_op_lijst'
}

/** Takes a scan back: off the list, or, when it was not sent, out of what waits. */
export async function undoScan({ id, locationNo }: Scan): Promise<void> {
  // What is on its way may be on the list in a moment; only then it is known what there is to take back.
  const scan = await whenAnswered(id)
  if (scan === null || !isUndoable(scan)) return
  const { outcome } = scan
  try {
    if (outcome?.kind !== 'added') {
      if (!(await dropScan(id))) notify('scan.mayBeSent', { severity: 'warning' })
      return
    }
    await queueWrite(() => takeOneOffAgain(outcome.answer.id, locationNo))
    markUndone(id)
  } catch (error) {
    notifyError(error)
  }
  await untilRead()
}
