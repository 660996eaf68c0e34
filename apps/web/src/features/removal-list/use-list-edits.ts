import type { CallAnswer } from '@portal/contract/define.ts'
import type { RemovalListItem, removalList } from '@portal/contract/removal-list.ts'
import type { Refusal } from '@portal/domain/refusal.ts'
import { refuseReturn } from '@portal/domain/removal-list/refuse-return.ts'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-key.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSettings } from '../../lib/settings.ts'
import { readCall } from '../../lib/use-call.ts'
import { refuseTooLong } from '../../shared/listing/refuse-remark.ts'
import { useLineEdits } from '../../shared/listing/use-line-edits.ts'
import { useRemovalListSource } from '../../shared/listing/use-removal-list.ts'
import { newestWithQueue } from '../../shared/listing/with-queue.ts'

export type RemovalListAnswer = CallAnswer<typeof removalList.getRemovalList>

export interface LineRules {
  /** The most characters a remark may have (R-VAL-11). */
  readonly remarkLimit: number
  /** Whether no more may go than stands there (R-RULE-01). */
  readonly capped: boolean
  readonly refuse: (line: RemovalListItem) => Refusal | null
  readonly fits: (line: RemovalListItem) => boolean
}

/** What a line must keep to: the same rules as the server's. */
export function useLineRules(): LineRules {
  const settings = useSettings()
  const remarkLimit = settings.int('Afvoerlijst_MaxLengthOpmerking')
  const capped = settings.bool('Afvoeren_MaximaalVoorraad')
  return {
    remarkLimit,
    capped,
    refuse: ({ retourAantal, materieelNummer, aanwezig }) =>
      refuseReturn(retourAantal, { isPiece: materieelNummer !== '', present: aanwezig, capped }),
    fits: (line) => refuseTooLong(line.opmerking, remarkLimit) === null,
  }
}

/** The lines of the removal list as somebody edits them (R-CALL-10, R-CALL-11). */
export function useListEdits(answer: RemovalListAnswer, rules: LineRules) {
  const { read, save, input } = useRemovalListSource()
  const key = callKey<typeof read>(read, input)
  return useLineEdits<RemovalListItem>({
    lines: answer.afvoerlijstItems,
    newest: () => {
      const { afvoerlijstItems, versie } = newestWithQueue<typeof read>(read, input, answer)
      return { lines: afvoerlijstItems, versie }
    },
    fits: rules.fits,
    send: async (lines, versie) => {
      const items = lines.map(({ id, retourAantal, opmerking }) => ({ id, retourAantal, opmerking }))
      return (await call<typeof save>(save, { ...input, items, versie }, { keepAlive: true })).versie
    },
    kind: 'removal',
    place: input,
    keep: (lines, versie) =>
      queryClient.setQueryData<RemovalListAnswer>(
        key,
        (now) => now && { ...now, afvoerlijstItems: [...lines], versie },
      ),
    read: () => readCall<typeof read>(read, input, { staleMs: 0 }),
  })
}
