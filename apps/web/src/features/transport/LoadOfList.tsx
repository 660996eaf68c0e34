import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { IconTruckLoading } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'

interface LoadOfListProps {
  readonly items: readonly RemovalListItem[]
  readonly load: string
  readonly onChange: (load: string) => void
}

/** Writes what is on the removal list into the load, so that nobody types it twice; the list stays as it is. */
export function LoadOfList({ items, load, onChange }: LoadOfListProps) {
  const text = useText()
  const format = useFormat()
  if (items.length === 0) return null
  const lineOf = (item: RemovalListItem) =>
    `${format.number(item.retourAantal)} × ${item.omschrijving} (${item.materieelNummer || item.materieelSoort})`
  const listed = items.map(lineOf).join('\n')
  if (load.includes(listed)) return null
  return (
    <div>
      <Button
        small
        icon={<IconTruckLoading size={20} />}
        onClick={() => onChange(load.trim() === '' ? listed : `${load.trim()}\n${listed}`)}
      >
        {text('transport.takeOverList', { count: items.length })}
      </Button>
    </div>
  )
}
