import { IconCamera, IconCircleCheck, IconFileUpload } from '@tabler/icons-react'
import type { ClipboardEvent, DragEvent } from 'react'
import { useId, useState } from 'react'
import { useText } from '../lib/text.ts'
import type { Upload } from '../lib/use-upload.ts'
import { Button } from './Button.tsx'
import { Field, type FieldInputProps, type FieldProps } from './Field.tsx'
import classes from './FileField.module.css'
import { Row, Stack } from './Layout.tsx'
import { ProgressBar } from './ProgressBar.tsx'

interface FileFieldProps extends Omit<FieldProps, 'error' | 'hint'> {
  /** Of `useUpload`, which says which kinds the call takes. */
  readonly upload: Upload
}

/**
 * A file is chosen, dropped, pasted or photographed here and goes off at once: with its progress, a way to stop it, and
 * what is wrong with it in words. Everything by keyboard.
 */
export function FileField({ upload, ...field }: FileFieldProps) {
  const text = useText()
  const { kinds, megabytes, problem } = upload
  const hint = text('uploads.hint', { kinds: kinds.join(', '), megabytes })
  return (
    <Field {...field} hint={hint} error={problem === null ? null : text(problem.key, problem.params)}>
      {(input) => <Zone upload={upload} input={input} />}
    </Field>
  )
}

function Zone({ upload, input }: { readonly upload: Upload; readonly input: FieldInputProps }) {
  const text = useText()
  const cameraId = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null): boolean => {
    const file = files?.[0]
    if (file === undefined) return false
    upload.send(file)
    return true
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault()
  }
  const { className: _, 'aria-required': __, ...described } = input
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of four; the inputs in it are for everybody
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-invalid={upload.problem !== null || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <Row gap={3} align="center" wrap>
        <Picker id={input.id} label={text('uploads.choose')} icon={<IconFileUpload size={20} aria-hidden />}>
          <input {...described} type="file" accept={upload.accept} onChange={pickWith(take)} />
        </Picker>
        {upload.kinds.includes('jpg') && (
          <span className={classes.camera}>
            <Picker id={cameraId} label={text('uploads.camera')} icon={<IconCamera size={20} aria-hidden />}>
              <input id={cameraId} type="file" accept="image/jpeg" capture="environment" onChange={pickWith(take)} />
            </Picker>
          </span>
        )}
        <span className={classes.dropHere}>{text('uploads.drop')}</span>
      </Row>
      <Standing upload={upload} />
    </div>
  )
}

/** The same file may be chosen again after it was refused. */
const pickWith =
  (take: (files: FileList | null) => boolean) => (event: { readonly currentTarget: HTMLInputElement }) => {
    take(event.currentTarget.files)
    event.currentTarget.value = ''
  }

interface PickerProps {
  readonly id: string
  readonly label: string
  readonly icon: React.ReactNode
  readonly children: React.ReactNode
}

/** The browser's own input, which opens by click, Enter and space, under words of ours. */
function Picker({ id, label, icon, children }: PickerProps) {
  return (
    <span className={classes.picker}>
      {children}
      <label htmlFor={id}>
        {icon}
        {label}
      </label>
    </span>
  )
}

/** What becomes of the file: on its way, there, or what helps. */
function Standing({ upload }: { readonly upload: Upload }) {
  const text = useText()
  const { fileName, percent, isDone, problem } = upload
  return (
    <Stack gap={2} justify="start" role="status" className={classes.standing}>
      {fileName !== null && percent !== null && (
        <>
          <span className={classes.name}>{text('uploads.sending', { name: fileName })}</span>
          <ProgressBar label={text('uploads.sending', { name: fileName })} percent={percent} />
          <Button small onClick={() => upload.cancel()}>
            {text('uploads.stop')}
          </Button>
        </>
      )}
      {fileName !== null && isDone && (
        <Row as="span" inline gap={2} align="center" className={classes.done}>
          <IconCircleCheck size={20} aria-hidden />
          <span className={classes.name}>{text('uploads.done', { name: fileName })}</span>
        </Row>
      )}
      {problem?.mayRetry === true && (
        <Button small onClick={() => upload.retry()}>
          {text('actie.opnieuw_proberen')}
        </Button>
      )}
    </Stack>
  )
}
