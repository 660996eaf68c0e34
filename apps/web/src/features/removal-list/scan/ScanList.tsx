import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClockPause,
  IconExclamationCircle,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { looksOf } from './outcome-looks.ts'
import classes from './Scan.module.css'
import type { Scan } from './scan-log.ts'
import { isUndoable, undoScan } from './undo-scan.ts'

const icons = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
  info: IconClockPause,
} as const

/** The last scans, newest first, each with what became of it and a way back. */
export function ScanList({ scans }: { readonly scans: readonly Scan[] }) {
  const text = useText()
  if (scans.length === 0) return <p className="soft">{text('scan.none')}</p>
  return (
    <Stack as="section" gap={2} aria-label={text('scan.last')} className={classes.last}>
      <h2>{text('scan.last')}</h2>
      <ul className="card lined">
        {scans.map((scan) => (
          <ScanRow key={scan.id} scan={scan} />
        ))}
      </ul>
    </Stack>
  )
}

function ScanRow({ scan }: { readonly scan: Scan }) {
  const text = useText()
  const [undoing, setUndoing] = useState(false)
  const { kind, title, words } = looksOf(scan, text)
  const Icon = icons[kind]
  return (
    <li data-kind={kind}>
      <Icon size={24} aria-hidden />
      <span className={classes.words}>
        <strong>{title}</strong>
        <span>{words}</span>
      </span>
      {isUndoable(scan) && (
        <Button
          kind="quiet"
          small
          busy={undoing}
          icon={<IconArrowBackUp aria-hidden />}
          aria-label={text('scan.undo', { name: title })}
          onClick={() => {
            setUndoing(true)
            void undoScan(scan).finally(() => setUndoing(false))
          }}
        >
          {text('action.undo')}
        </Button>
      )}
    </li>
  )
}
