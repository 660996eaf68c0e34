import { setTimeout as pause } from 'node:timers/promises'
import type { Sync } from '../features/sync/create-sync.ts'
import type { TenantParts } from '../platform/context.ts'

const retryMs = 5000
const stepPercent = 10

interface FirstSyncOptions {
  readonly signal: AbortSignal
  /** Several processes start together: one reads, and the others find that it is done. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Called once the first attempt is over, whether it succeeded or not. */
  readonly onTried?: () => void
}

/** Reads the back office for the first time, telling how far it is; goes on trying while it does not answer. */
export async function runFirstSync(
  sync: Sync,
  parts: TenantParts,
  { signal, alone, onTried = () => undefined }: FirstSyncOptions,
): Promise<void> {
  let reported = -stepPercent
  const onProgress = ({ mirror, rows, share }: { mirror: string; rows: number; share: number }) => {
    const percent = Math.floor(share * 100)
    if (percent < reported + stepPercent) return
    reported = percent
    parts.log.info({ percent, table: mirror, rows }, 'first synchronisation')
  }
  while (!signal.aborted) {
    try {
      await alone(() => sync.first(parts, { signal, onProgress }))
      return onTried()
    } catch (error) {
      onTried()
      if (signal.aborted) return
      parts.log.warn({ err: error }, 'first synchronisation failed; trying again')
      reported = -stepPercent
      await pause(retryMs, undefined, { signal }).catch(() => undefined)
    }
  }
}
