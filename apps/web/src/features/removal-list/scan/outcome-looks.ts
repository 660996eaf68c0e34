import type { Text } from '../../../lib/text.ts'
import type { ScanLooks } from '../../../shared/scanning/scan-looks.ts'
import type { Scan } from './scan-log.ts'

/** What became of a scan, in colour and words. */
export function looksOf(scan: Pick<Scan, 'code' | 'outcome' | 'isKept'>, text: Text): ScanLooks {
  const { code, outcome } = scan
  if (outcome === null) return { kind: 'info', title: code, words: text(scan.isKept ? 'scan.kept' : 'action.saving') }
  if (outcome.kind === 'refused') {
    const title = code === '' ? text('scan.noCode') : code
    return { kind: 'danger', title, words: text(outcome.key, outcome.params) }
  }
  const { answer, undone } = outcome
  const title = [answer.omschrijving, answer.materieelNummer].filter(Boolean).join(' · ')
  if (undone) return { kind: 'info', title, words: text('scan.undone') }
  const words = {
    toegevoegd: text('scan.added'),
    opgehoogd: text('scan.counted', { count: answer.retourAantal }),
    al_op_lijst: text('scan.already'),
  }[answer.uitkomst]
  if (answer.geblokkeerd) return { kind: 'warning', title, words: `${words} ${text('scan.pieceBlocked')}` }
  return { kind: answer.uitkomst === 'al_op_lijst' ? 'warning' : 'success', title, words }
}
