import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'

/** Says that a row is on the removal list, and takes it off again. */
export function ListedMark({ line }: { readonly line: RemovalListItem }) {
  const text = useText()
  const format = useFormat()
  const isPiece = line.materieelNummer !== ''
  const removeLines = useCommand(removalList.removeItem, {})
  return (
    <Row as="span" gap={1} align="center" wrap>
      <StatusChip kind="info">
        {isPiece ? text('stock.listed') : text('stock.listedAmount', { amount: format.number(line.retourAantal) })}
      </StatusChip>
      <IconButton
        label={text('stock.unlist', { name: `${line.omschrijving} ${line.materieelNummer}`.trim() })}
        icon={<IconArrowBackUp />}
        disabled={removeLines.isPending}
        onClick={() => removeLines.mutate({ id: line.id })}
      />
    </Row>
  )
}
