import { handOvers } from '@portal/contract/hand-overs.ts'
import { mostLinePictures, type PictureSide, pictureSides } from '@portal/domain/hand-overs/hand-over.ts'
import type { HandOverOnDevice } from '@portal/domain/queue/queued-action.ts'
import { IconCamera, IconRefresh, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { isUnreachable } from '../../lib/queue/unreachable.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { readSentFile } from '../../lib/read-file.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useText } from '../../lib/text.ts'
import { nowMs } from '../../lib/today.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import type { UploadProblem } from '../../lib/use-upload.ts'
import { HandOverPicture } from '../../shared/records/HandOverPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './HandOvers.module.css'
import type { HandOverDraft, Line } from './use-hand-over-draft.ts'

interface TakenPicture {
  readonly foto: string
  readonly kant: PictureSide
  readonly file: File
}

interface Sending extends TakenPicture {
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: UploadProblem | null
}

interface LinePicturesProps {
  readonly line: Line
  readonly handOver: HandOverOnDevice
  readonly draft: HandOverDraft
}

/** How long a picture may be on its way before it waits in this browser, where a bar of signal promises more than it holds. */
const patienceMs = 20_000

/**
 * Pictures of the four sides and of each damage: they go off at once, and belong to the line when they have arrived, or lie in
 * this browser until there is a connection.
 */
export function LinePictures({ line, handOver, draft }: LinePicturesProps) {
  const text = useText()
  const { overdracht } = handOver
  const [sending, setSending] = useState<readonly Sending[]>([])
  useUnsaved(sending.length > 0)
  const settle = (foto: string, problem: UploadProblem | null) =>
    setSending((now) =>
      problem === null
        ? now.filter((one) => one.foto !== foto)
        : now.map((one) => (one.foto === foto ? { ...one, problem } : one)),
    )
  const sendOrKeep = async ({ foto, kant, file }: TakenPicture) => {
    const queue = queueStore.get()
    const keep = async (begun: number | null) =>
      queue?.keepPicture({
        ...{ handOver, foto, file, begun, location: draft.place.materieellocatie },
        name: text(`handOvers.side.${kant}`),
        said: () => draft.saidWith(line.regel, { foto, kant }),
      })
    if (queue?.mustKeep() === true) return keep(null)
    const begun = nowMs()
    try {
      const input = { overdracht, foto, bestand: await readSentFile(file) }
      const signal = queue === null ? new AbortController().signal : AbortSignal.timeout(patienceMs)
      await sendFile(handOvers.addPicture, input, { idempotencyKey: foto, signal, onProgress: () => undefined })
    } catch (error) {
      if (queue === null || !isUnreachable(error)) throw error
      await keep(begun)
    }
  }
  const send = async ({ foto, kant, file }: TakenPicture) => {
    setSending((now) => [...now.filter((one) => one.foto !== foto), { foto, kant, file, problem: null }])
    try {
      await sendOrKeep({ foto, kant, file })
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
              onFile={(file) => void send({ foto: crypto.randomUUID(), kant, file })}
            />
          ))}
        </div>
      )}
      {line.fotos.length > 0 && (
        <ul className={classes.pictures}>
          {line.fotos.map(({ foto, kant }) => (
            <li key={foto}>
              <HandOverPicture
                overdracht={overdracht}
                foto={foto}
                name={text(`handOvers.side.${kant}`)}
                lost={text('handOvers.noPicture')}
              />
              <IconButton
                label={text('handOvers.removePicture', { name: text(`handOvers.side.${kant}`) })}
                icon={<IconX size={20} />}
                onClick={() => {
                  draft.changeLine(line.regel, ({ fotos }) => ({ fotos: fotos.filter((one) => one.foto !== foto) }))
                  void queueStore.get()?.drop(foto)
                }}
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
