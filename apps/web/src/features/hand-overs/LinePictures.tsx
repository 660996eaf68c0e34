import { handOvers } from '@portal/contract/hand-overs.ts'
import { mostLinePictures, type PictureSide, pictureSides } from '@portal/domain/hand-overs/hand-over.ts'
import { IconCamera, IconRefresh, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { readSentFile } from '../../lib/read-file.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useText } from '../../lib/text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import type { UploadProblem } from '../../lib/use-upload.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { HandOverPicture } from './HandOverPicture.tsx'
import classes from './HandOvers.module.css'
import type { HandOverDraft, Line } from './use-hand-over-draft.ts'

interface Sending {
  readonly foto: string
  readonly kant: PictureSide
  readonly file: File
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: UploadProblem | null
}

interface LinePicturesProps {
  readonly line: Line
  readonly overdracht: string
  readonly draft: HandOverDraft
}

/** Pictures of the four sides and of each damage: they go off at once, and belong to the line when they have arrived. */
export function LinePictures({ line, overdracht, draft }: LinePicturesProps) {
  const text = useText()
  const [sending, setSending] = useState<readonly Sending[]>([])
  useUnsaved(sending.length > 0)
  const settle = (foto: string, problem: UploadProblem | null) =>
    setSending((now) =>
      problem === null
        ? now.filter((one) => one.foto !== foto)
        : now.map((one) => (one.foto === foto ? { ...one, problem } : one)),
    )
  const send = async ({ foto, kant, file }: Sending) => {
    setSending((now) => [...now.filter((one) => one.foto !== foto), { foto, kant, file, problem: null }])
    try {
      const input = { overdracht, foto, bestand: await readSentFile(file) }
      const signal = new AbortController().signal
      await sendFile(handOvers.addPicture, input, { idempotencyKey: foto, signal, onProgress: () => undefined })
      draft.addPicture(line.regel, { foto, kant })
      settle(foto, null)
    } catch (error) {
      const { key, params } = errorText(error)
      settle(foto, { key, params, mayRetry: !key.startsWith('upload.') })
    }
  }
  const isFull = line.fotos.length + sending.length >= mostLinePictures
  return (
    <Stack as="section" gap={2} aria-label={text('handOvers.pictures')}>
      <strong>{text('handOvers.pictures')}</strong>
      {!isFull && (
        <div className={classes.sides}>
          {pictureSides.map((kant) => (
            <TakePicture
              key={kant}
              kant={kant}
              isDone={line.fotos.some((one) => one.kant === kant)}
              onFile={(file) => void send({ foto: crypto.randomUUID(), kant, file, problem: null })}
            />
          ))}
        </div>
      )}
      {line.fotos.length > 0 && (
        <ul className={classes.pictures}>
          {line.fotos.map(({ foto, kant }) => (
            <li key={foto}>
              <HandOverPicture overdracht={overdracht} foto={foto} name={text(`handOvers.side.${kant}`)} />
              <IconButton
                label={text('handOvers.removePicture', { name: text(`handOvers.side.${kant}`) })}
                icon={<IconX size={20} />}
                onClick={() =>
                  draft.changeLine(line.regel, ({ fotos }) => ({ fotos: fotos.filter((one) => one.foto !== foto) }))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {sending.map((one) => (
        <Row key={one.foto} gap={2} align="center" justify="between" wrap role="status">
          <span className={one.problem === null ? undefined : classes.fault}>
            {one.problem === null
              ? text('handOvers.sending', { name: text(`handOvers.side.${one.kant}`) })
              : text(one.problem.key, one.problem.params)}
          </span>
          {one.problem !== null && (
            <Row as="span" gap={2}>
              {one.problem.mayRetry && (
                <Button small icon={<IconRefresh size={18} aria-hidden />} onClick={() => void send(one)}>
                  {text('actie.opnieuw_proberen')}
                </Button>
              )}
              <Button small kind="quiet" onClick={() => settle(one.foto, null)}>
                {text('handOvers.leaveOut')}
              </Button>
            </Row>
          )}
        </Row>
      ))}
    </Stack>
  )
}

interface TakePictureProps {
  readonly kant: PictureSide
  readonly isDone: boolean
  readonly onFile: (file: File) => void
}

/** The browser's own input, which opens the camera of a phone, under words of ours. */
function TakePicture({ kant, isDone, onFile }: TakePictureProps) {
  const text = useText()
  const id = useId()
  return (
    <span className={classes.side} data-done={isDone || undefined}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same picture may be chosen again after it was refused.
          currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <label htmlFor={id}>
        <IconCamera size={22} aria-hidden />
        {text(`handOvers.side.${kant}`)}
      </label>
    </span>
  )
}
