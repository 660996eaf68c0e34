import type { AdminSetting } from '@portal/contract/settings.ts'
import {
  compareWithFile,
  type FileDifference,
  readSettingsFile,
  writeSettingsFile,
} from '@portal/domain/settings/settings-file.ts'
import { IconDownload, IconFolderOpen } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { saveBlob } from '../../lib/save-blob.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Settings.module.css'
import { settingName } from './setting-words.ts'

const mostBytes = 1024 * 1024
const fileName = 'instellingen.json'

interface CarryDialogProps {
  readonly items: readonly AdminSetting[]
  readonly onClose: () => void
  /** Puts the differences where they can be looked at and saved. */
  readonly onDifference: (changes: FileDifference['changes']) => void
}

/** The settings of this company as a file, and those of another one: what differs is shown, nothing is stored yet. */
export function CarryDialog({ items, onClose, onDifference }: CarryDialogProps) {
  const text = useText()
  const company = useSettings().string('Contact_Bedrijfsnaam')
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ readonly company: string; readonly difference: FileDifference } | null>(null)
  const [isNoFile, setNoFile] = useState(false)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const read = file.size > mostBytes ? null : readSettingsFile(await file.text())
    setNoFile(read === null)
    if (read === null) return setFound(null)
    const difference = compareWithFile(items, read)
    setFound({ company: read.company, difference })
    onDifference(difference.changes)
  }
  return (
    <Modal
      open
      title={text('settings.carryTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('action.close')}</Button>}
    >
      <Stack gap={4}>
        <p>{text('settings.carryText')}</p>
        <Row gap={2} wrap className={classes.back}>
          <Button
            icon={<IconDownload />}
            onClick={() =>
              saveBlob(
                new Blob([JSON.stringify(writeSettingsFile(items, company), null, 2)], { type: 'application/json' }),
                fileName,
              )
            }
          >
            {text('settings.carrySave')}
          </Button>
          <Button icon={<IconFolderOpen />} onClick={() => input.current?.click()}>
            {text('settings.carryOpen')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={text('settings.carryOpen')}
            onChange={(event) => {
              void open(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </Row>
        {isNoFile && <Notice kind="danger" title={text('settings.carryNoFile')} />}
        {found !== null && <Outcome {...found} />}
      </Stack>
    </Modal>
  )
}

function Outcome({ company, difference }: { readonly company: string; readonly difference: FileDifference }) {
  const text = useText()
  const { changes, leftOut, forbidden, faulty } = difference
  const namesOf = (names: readonly string[]) => names.map((name) => settingName(name, text)).join(', ')
  const count = changes.length
  return (
    <>
      <Notice
        kind={count === 0 ? 'success' : 'info'}
        title={company === '' ? text('settings.carryTitle') : text('settings.carryFrom', { company })}
      >
        {count === 0 ? text('settings.carrySame') : text('settings.carryChanges', { count })}
      </Notice>
      {faulty.length > 0 && (
        <Notice kind="warning">
          {text('settings.carryFaulty', { names: namesOf(faulty.map(({ name }) => name)) })}
        </Notice>
      )}
      {forbidden.length > 0 && (
        <Notice kind="warning">{text('settings.carryForbidden', { names: namesOf(forbidden) })}</Notice>
      )}
      {leftOut.length > 0 && <p>{text('settings.carryLeftOut', { names: namesOf(leftOut) })}</p>}
    </>
  )
}
