import type { Machine } from '@portal/contract/machines.ts'
import { isUnfit } from '@portal/domain/machines/machine-faults.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Stack } from '../../../ui/Layout.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import classes from './Folder.module.css'
import { MachineFaults } from './MachineFaults.tsx'
import { MachinePapers } from './MachinePapers.tsx'

/** One machine of the folder: whether it is in order, and on a tap all that an inspector asks for. */
export function FolderMachine({ machine }: { readonly machine: Machine }) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = machine.gebreken.length
  return (
    <Stack as="li" gap={3} card={3}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <strong>{machine.omschrijving}</strong>
          <small translate="no">{machine.materieelNummer}</small>
        </span>
        {isUnfit(machine) ? (
          <StatusChip kind="danger">{text('machines.faults', { count })}</StatusChip>
        ) : (
          <StatusChip kind="success">{text('machines.inOrder')}</StatusChip>
        )}
        <IconChevronDown size={20} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={4} shrinks>
            <MachineFaults machine={machine} />
            <MachinePapers machine={machine} />
            <Link to="/m/$piece" params={{ piece: machine.materieelNummer }}>
              {text('machines.openMachine')}
            </Link>
          </Stack>
        )}
      </div>
    </Stack>
  )
}
