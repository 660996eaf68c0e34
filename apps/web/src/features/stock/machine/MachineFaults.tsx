import type { Machine } from '@portal/contract/machines.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** What is not in order with a machine, in red; nothing where all is. */
export function MachineFaults({ machine }: { readonly machine: Pick<Machine, 'gebreken'> }) {
  const text = useText()
  const format = useFormat()
  const { gebreken } = machine
  if (gebreken.length === 0) return null
  return (
    <Notice kind="danger" title={text('machines.faults', { count: gebreken.length })}>
      <ul>
        {gebreken.map(({ soort, keuring, datum }) => (
          <li key={`${soort} ${keuring}`}>
            {[text(`machines.fault.${soort}`), datum === null ? '' : format.date(datum), keuring]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
