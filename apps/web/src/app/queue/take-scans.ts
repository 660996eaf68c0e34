import { removalList } from '@portal/contract/removal-list.ts'
import { type ScanUnderway, scansUnderwayName } from '../../features/removal-list/scan/scans-underway.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { keepInQueue } from '../../lib/queue/keep-in-queue.ts'
import { senderNow } from '../../lib/queue/owner.ts'
import { nowMs } from '../../lib/today.ts'

/** Takes scans into the queue whose page ended before their answer came; the key of each makes another send safe. */
export async function takeScansUnderway(): Promise<void> {
  const sender = senderNow()
  if (sender === null) return
  const name = scansUnderwayName(sender.owner)
  const scans = readStored<readonly ScanUnderway[]>(localStorage, name) ?? []
  // The newest stands first.
  for (const { id: key, code, locationNo: location } of scans.toReversed()) {
    const action = { kind: 'scan', list: 'removal', listId: '', code, thing: null } as const
    const input = { gebruikerLogin: sender.owner, materieellocatie: location, code }
    const begun = { at: nowMs(), wire: { path: removalList.addScanned.path, input } }
    await keepInQueue(sender, { key, action, location, begun })
  }
  if (scans.length > 0) writeStored(localStorage, name, null)
}
