import type { Machine, MachineInspection, MachinePaper } from '@portal/contract/machines.ts'
import type { InspectionResult } from '@portal/domain/inspections/inspection-display.ts'
import { paperKinds } from '@portal/domain/machines/paper-kind.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { DocumentItems } from '../../../shared/documents/DocumentItems.tsx'
import { FactList } from '../../../shared/records/FactList.tsx'
import { InspectionDate } from '../../../shared/records/InspectionDate.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { type ChipKind, StatusChip } from '../../../ui/StatusChip.tsx'

const resultKinds: Readonly<Record<InspectionResult, ChipKind>> = {
  Approved: 'success',
  Disapproved: 'danger',
  Exit_Order: 'danger',
}

/** What an inspector asks for beside a machine: its inspections, then every paper, by what it is. */
export function MachinePapers({ machine }: { readonly machine: Pick<Machine, 'keuringen' | 'papieren'> }) {
  const text = useText()
  return (
    <>
      {machine.keuringen.map((inspection) => (
        <InspectionFacts key={inspection.keuringId} inspection={inspection} />
      ))}
      {machine.keuringen.length === 0 && <p className="soft">{text('machines.noInspection')}</p>}
      <PaperGroups papers={machine.papieren} />
    </>
  )
}

function InspectionFacts({ inspection }: { readonly inspection: MachineInspection }) {
  const format = useFormat()
  const { omschrijving, resultaat, norm, datum, volgendeDatum, waarschuwing, keurmeester } = inspection
  return (
    <Stack as="section" gap={2} shrinks>
      <h3>{omschrijving}</h3>
      <FactList
        facts={[
          ['inspections.result', <ResultChip key="result" result={resultaat} />],
          ['machines.norm', norm],
          ['inspections.date', format.date(datum)],
          [
            'inspections.nextDate',
            volgendeDatum !== null && <InspectionDate date={volgendeDatum} warning={waarschuwing} />,
          ],
          ['machines.inspector', keurmeester],
        ]}
      />
    </Stack>
  )
}

function ResultChip({ result }: { readonly result: InspectionResult | null }) {
  const text = useText()
  if (result === null) return text('value.unknown')
  return <StatusChip kind={resultKinds[result]}>{text(`enum.InspectionResult.${result}`)}</StatusChip>
}

/** Papers below a heading of what they are, in the order in which they are asked for. */
export function PaperGroups({ papers }: { readonly papers: readonly MachinePaper[] }) {
  const text = useText()
  return paperKinds.map((kind) => {
    const items = papers.filter(({ papier }) => papier === kind)
    if (items.length === 0) return null
    return (
      <Stack as="section" gap={2} key={kind} shrinks>
        <h3>{text(`machines.paper.${kind}`)}</h3>
        <DocumentItems items={items} />
      </Stack>
    )
  })
}
