import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { mostUploadBytes, mostUploadMegabytes, type SentFile, type UploadKind } from '@portal/contract/uploads.ts'
import { useRef, useState } from 'react'
import { errorText } from './error-text.ts'
import { readSentFile } from './read-file.ts'
import { sendFile } from './send-file.ts'
import type { TextKey, TextParams } from './text.ts'

/** What stands in the way of a file, in words. */
export interface UploadProblem {
  readonly key: TextKey
  readonly params: TextParams
  /** It may succeed as it is: there was no connection, or too much at once. */
  readonly mayRetry: boolean
}

export interface Upload {
  readonly kinds: readonly UploadKind[]
  /** Largest size of a file. */
  readonly megabytes: number
  /** The kinds as an input of a browser wants them. */
  readonly accept: string
  /** The file it is about; null before the first. */
  readonly fileName: string | null
  /** From 0 to 100 while it is sent. */
  readonly percent: number | null
  readonly isDone: boolean
  readonly problem: UploadProblem | null
  send(file: File): void
  /** Sends the same file again; what arrived the first time is not done twice. */
  retry(): void
  cancel(): void
}

interface UploadOptions<C extends AnyCall> {
  readonly inputOf: (file: SentFile) => CallInput<C>
  readonly onDone: (answer: CallAnswer<C>, file: File) => void
  /** Told beside the problem in words, for a screen that shows what is wrong inside the file. */
  readonly onRefused?: (error: unknown) => void
}

const endings: Readonly<Record<UploadKind, RegExp>> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  docx: /\.docx$/i,
  xlsx: /\.xlsx$/i,
  csv: /\.csv$/i,
}

/** What can be told before it is sent; what the file really is the portal sees by its content. */
export function refuseFile(file: File, kinds: readonly UploadKind[]): UploadProblem | null {
  const refusal = (key: TextKey, params: TextParams = {}) => ({ key, params, mayRetry: false })
  if (file.size === 0) return refusal('upload.leeg')
  // A photo is made smaller first.
  if (file.size > mostUploadBytes && !/^image\/(jpeg|webp)$/.test(file.type))
    return refusal('upload.te_groot', { megabytes: mostUploadMegabytes })
  if (!kinds.some((kind) => endings[kind].test(file.name))) return refusal('upload.soort', { kinds: kinds.join(', ') })
  return null
}

interface Sending {
  readonly file: File
  readonly key: string
}
const mimeTypes: Readonly<Record<UploadKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** Types and endings: some systems know the one, some the other. A phone makes a jpg of its own format then. */
const acceptOf = (kinds: readonly UploadKind[]): string =>
  kinds.flatMap((kind) => [mimeTypes[kind], `.${kind}`]).join(',')

interface UploadState {
  readonly fileName: string | null
  readonly percent: number | null
  readonly isDone: boolean
  readonly problem: UploadProblem | null
}
const atRest: UploadState = { fileName: null, percent: null, isDone: false, problem: null }

/** Sends files to a call that declares `upload`, one at a time. Show it with `FileField`. */
export function useUpload<C extends AnyCall>(target: C, { inputOf, onDone, onRefused }: UploadOptions<C>): Upload {
  const [state, setState] = useState<UploadState>(atRest)
  const last = useRef<Sending | null>(null)
  const ending = useRef<AbortController | null>(null)
  const kinds = target.upload ?? []

  const run = async ({ file, key }: Sending) => {
    ending.current?.abort()
    const own = new AbortController()
    ending.current = own
    const show = (change: Partial<UploadState>) => {
      if (!own.signal.aborted) setState({ ...atRest, fileName: file.name, ...change })
    }
    show({ percent: 0 })
    try {
      const input = inputOf(await readSentFile(file))
      const onProgress = (percent: number) => show({ percent })
      const answer = await sendFile(target, input, { idempotencyKey: key, signal: own.signal, onProgress })
      show({ isDone: true })
      onDone(answer, file)
    } catch (error) {
      const { key: text, params } = errorText(error)
      show({ problem: { key: text, params, mayRetry: !/^(upload|import)\./.test(text) } })
      if (!own.signal.aborted) onRefused?.(error)
    }
  }

  return {
    ...state,
    kinds,
    megabytes: mostUploadMegabytes,
    accept: acceptOf(kinds),
    send(file) {
      const problem = refuseFile(file, kinds)
      last.current = { file, key: crypto.randomUUID() }
      if (problem === null) void run(last.current)
      else setState({ ...atRest, fileName: file.name, problem })
    },
    retry() {
      if (last.current !== null) void run(last.current)
    },
    cancel() {
      ending.current?.abort()
      setState(atRest)
    },
  }
}

interface Picking {
  readonly problem: (UploadProblem & { readonly name: string }) | null
  /** Told each file with why it cannot be sent; null when it can. */
  readonly onPick: (file: File, problem: UploadProblem | null) => void
}

/** Files that are chosen now and sent later, as `FileField` shows it. */
export function pickFiles(kinds: readonly UploadKind[], { problem, onPick }: Picking): Upload {
  return {
    ...atRest,
    kinds,
    megabytes: mostUploadMegabytes,
    accept: acceptOf(kinds),
    fileName: problem?.name ?? null,
    problem,
    send: (file) => onPick(file, refuseFile(file, kinds)),
    retry: () => undefined,
    cancel: () => undefined,
  }
}
