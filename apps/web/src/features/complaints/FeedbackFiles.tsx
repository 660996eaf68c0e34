import { IconX } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { FileField } from '../../ui/FileField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Complaints.module.css'
import type { useFeedbackFiles } from './use-feedback-files.ts'

/** Photos of what is the matter, by the camera of a phone or from the computer, chosen while the feedback is written. */
export function FeedbackFiles({ chosen }: { readonly chosen: ReturnType<typeof useFeedbackFiles> }) {
  const text = useText()
  return (
    <Panel title={text('complaints.photos')}>
      <Stack gap={4} shrinks>
        {chosen.files.length > 0 && (
          <Stack as="ul" gap={3} className={classes.list} aria-label={text('complaints.photos')}>
            {chosen.files.map(({ file, key, failed }) => (
              <li key={key}>
                <Row gap={2} align="center" justify="between" wrap className={classes.head}>
                  <span>{file.name}</span>
                  {failed !== null && (
                    <StatusChip kind="danger">
                      {text('complaints.fileFailed', { name: file.name, reason: text(failed.key, failed.params) })}
                    </StatusChip>
                  )}
                  <IconButton
                    label={text('complaints.removeFile', { name: file.name })}
                    icon={<IconX size={20} />}
                    disabled={chosen.sending !== null}
                    onClick={() => chosen.remove(key)}
                  />
                </Row>
              </li>
            ))}
          </Stack>
        )}
        {!chosen.isFull && <FileField label={text('complaints.addFile')} upload={chosen.upload} />}
        {chosen.sending !== null && (
          <p role="status">{text('complaints.sendingFile', { at: chosen.sending, count: chosen.files.length })}</p>
        )}
      </Stack>
    </Panel>
  )
}
