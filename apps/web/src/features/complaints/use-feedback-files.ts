import { complaints } from '@portal/contract/complaints.ts'
import { useState } from 'react'
import { ConnectionError, isKept } from '../../lib/call-error.ts'
import type { FileToSend } from '../../lib/call-options.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { queueStore } from '../../lib/queue-door.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { readSentFile } from '../../lib/read-file.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useSettings } from '../../lib/settings.ts'
import { pickFiles, type UploadProblem } from '../../lib/use-upload.ts'

/** More than this belongs in the feedback itself, where files can be added later too. */
const mostFiles = 10

interface FeedbackFile {
  readonly file: File
  /** The same file never arrives twice. */
  readonly key: string
  /** Why it was not sent; null while that was not tried. */
  readonly failed: UploadProblem | null
}

/** A file that nobody answered for waits in this browser; what stands in the way of one otherwise. */
async function keepUnanswered(klachtId: string, file: FileToSend, error: unknown): Promise<UploadProblem | null> {
  const queue = error instanceof ConnectionError ? queueStore.get() : null
  try {
    if (queue === null) throw error
    return await queue.keepFile(klachtId, file)
  } catch (failed) {
    const { key, params } = errorText(failed)
    if (!isKept(failed)) return { key, params, mayRetry: true }
    notify(key)
    return null
  }
}

/** Photos and documents that are chosen while the form is filled in, and follow once the feedback is sent. */
export function useFeedbackFiles() {
  const allowed = useSettings().multiString('Klacht_BestandsTypes')
  const [files, setFiles] = useState<readonly FeedbackFile[]>([])
  const [problem, setProblem] = useState<(UploadProblem & { readonly name: string }) | null>(null)
  const [sending, setSending] = useState<number | null>(null)
  const kinds = (complaints.uploadDocument.upload ?? []).filter((kind) => allowed.includes(kind))

  const sendOne = async (klachtId: string, { file, key }: FeedbackFile): Promise<UploadProblem | null> => {
    try {
      const input = { klachtId, bestand: await readSentFile(file) }
      const signal = new AbortController().signal
      await sendFile(complaints.uploadDocument, input, { idempotencyKey: key, signal, onProgress: () => undefined })
      return null
    } catch (error) {
      return keepUnanswered(klachtId, { key, file }, error)
    }
  }

  return {
    files,
    /** Which one is on its way, from 1; null when none is. */
    sending,
    isFull: files.length >= mostFiles,
    upload: pickFiles(kinds, {
      problem,
      onPick: (file, refusal) => {
        setProblem(refusal === null ? null : { ...refusal, name: file.name })
        if (refusal !== null) return
        setFiles((now) => [...now, { file, key: crypto.randomUUID(), failed: null }].slice(0, mostFiles))
      },
    }),
    remove: (key: string) => setFiles((now) => now.filter((one) => one.key !== key)),
    /** Sends what is chosen, one after the other; what failed stays, with why. @returns whether all of it is there */
    sendAll: async (klachtId: string): Promise<boolean> => {
      const left: FeedbackFile[] = []
      for (const [at, one] of files.entries()) {
        setSending(at + 1)
        const failed = await sendOne(klachtId, one)
        if (failed !== null) left.push({ ...one, failed })
      }
      setSending(null)
      setFiles(left)
      await untilRead()
      return left.length === 0
    },
  }
}
