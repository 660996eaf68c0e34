import type { Signal } from './scan-signal.ts'

/** What became of a label that was read, in colour and words. */
export interface ScanLooks {
  readonly kind: 'success' | 'warning' | 'danger' | 'info'
  readonly title: string
  readonly words: string
}

export function signalOf({ kind }: ScanLooks): Signal {
  if (kind === 'danger') return 'bad'
  return kind === 'success' ? 'good' : 'attention'
}
