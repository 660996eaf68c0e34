import { type ServiceName, services } from '@portal/erp-protocol/services.ts'
import type { Fault, Faults } from '../control/faults.ts'
import { orderKey } from './order-key.ts'
import type { Row } from './row.ts'
import { type Change, keyOf, type Store, type Transaction } from './store.ts'

interface Held {
  readonly change: Change
  /** What readers see meanwhile: the row before the change, or null when there was none. */
  readonly before: Row | null
  readonly isOver: () => boolean
}

/**
 * Rows that have their version but are not committed yet, so that rows with higher versions can be read before them:
 * the way in which a watermark misses a row.
 */
export interface LateCommits {
  /** Called before a transaction is applied. */
  hold(transaction: Transaction): void
  /** The rows of a service as readers see them now. */
  visible(service: ServiceName): readonly Row[]
}

function overOf(fault: Fault, faults: Faults): () => boolean {
  const { clearings } = faults
  const until = fault.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + fault.ms
  return () => faults.clearings !== clearings || performance.now() >= until
}

/** The rows without the held changes; of two changes of one row the first one knows what was before. */
function withBefore(service: ServiceName, rows: readonly Row[], held: readonly Held[]): readonly Row[] {
  const before = new Map([...held].reverse().map((one) => [one.change.key, one.before]))
  const kept = rows.filter((row) => !before.has(keyOf(service, row)))
  const placed = [...kept, ...[...before.values()].filter((row) => row !== null)].map((row) => ({
    row,
    order: orderKey(services[service], row),
  }))
  return placed.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ row }) => row)
}

export function createLateCommits(faults: Faults, storeOf: () => Store): LateCommits {
  let held: readonly Held[] = []
  const release = (): void => {
    if (held.length > 0) held = held.filter(({ isOver }) => !isOver())
  }
  return {
    hold({ changes }) {
      release()
      const service = changes.find((change) => faults.holds('late-commit', change.service))?.service
      const fault = service === undefined ? undefined : faults.strike('late-commit', service)
      if (fault === undefined) return
      const isOver = overOf(fault, faults)
      const late = changes.filter((change) => fault.scope === '*' || fault.scope === change.service)
      const store = storeOf()
      held = [
        ...held,
        ...late.map((change) => ({ change, before: store.find(change.service, change.key) ?? null, isOver })),
      ]
    },
    visible(service) {
      release()
      const rows = storeOf().all(service)
      const own = held.filter(({ change }) => change.service === service)
      return own.length === 0 ? rows : withBefore(service, rows, own)
    },
  }
}
