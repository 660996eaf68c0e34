import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { loadSiteTexts, useText } from '../../lib/text.ts'
import type { ScanLooks } from '../../shared/scanning/scan-looks.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './SiteWalks.module.css'

/** What became of the label that was read last. */
export type Read = ScanLooks

const CameraView = laterPart(async () => {
  const [part] = await Promise.all([import('../../shared/scanning/CameraView.tsx'), loadSiteTexts()])
  return part.CameraView
})

interface LabelInputProps {
  readonly onCode: (code: string) => void
  readonly read: Read | null
}

/** Reads labels: by camera, by a scanner that types, or typed. */
export function LabelInput({ onCode, read }: LabelInputProps) {
  const text = useText()
  const [code, setCode] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={3} className={classes.input}>
      {isOpen && (
        <Suspense>
          <CameraView onCode={onCode} latest={read === null ? null : { id: `${read.title} ${read.words}`, ...read }} />
        </Suspense>
      )}
      <Row
        as="form"
        gap={2}
        align="end"
        className={classes.label}
        onSubmit={(event) => {
          event.preventDefault()
          onCode(code)
          setCode('')
        }}
      >
        <TextField
          label={text('scan.manual')}
          required
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit">{text('siteWalks.seen')}</Button>
        <IconButton
          label={text('scan.camera')}
          icon={isOpen ? <IconCameraOff /> : <IconCamera />}
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Row>
      <div role="status">
        {read !== null && (
          <Notice kind={read.kind} title={read.title}>
            {read.words}
          </Notice>
        )}
      </div>
    </Stack>
  )
}
