import type { CallAnswer } from '@portal/contract/define.ts'
import type { Machine, machines } from '@portal/contract/machines.ts'
import { paperKinds } from '@portal/domain/machines/paper-kind.ts'

export type PapersAnswer = CallAnswer<typeof machines.getPapers>

/** The machines of a folder, each with the papers of its kind among its own. */
export function machinesOf({ items, soorten }: PapersAnswer): readonly Machine[] {
  const ofKind = new Map(soorten.map(({ materieelSoort, papieren }) => [materieelSoort, papieren]))
  return items.map((machine) => ({
    ...machine,
    papieren: [...machine.papieren, ...(ofKind.get(machine.materieelSoort) ?? [])].toSorted(
      (a, b) => paperKinds.indexOf(a.papier) - paperKinds.indexOf(b.papier),
    ),
  }))
}
