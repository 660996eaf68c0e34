import { Worker } from 'node:worker_threads'
import { PortalError } from '@portal/contract/errors.ts'
import { createTurns } from '../net/turns.ts'

/** What one file may take: its thread ends where it needs more, and everything else goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 }
const longestMs = 20_000
/** A thread that read a file waits so long for the next one. */
const idleMs = 5000
/** Two files are read at once in a process, of two people. */
const turns = createTurns({ mostEach: 1, mostAtOnce: 2, mostWaiting: 10 })

export interface ThreadWork {
  /** The file that calls `answerFromThread`. */
  readonly program: URL
  /** Copied to the thread. */
  readonly input: unknown
  /** Whose work it is: of one person one file is read at a time. */
  readonly who: string
}

/** Threads that wait for work, by their program. */
const idle = new Map<string, Worker>()

function threadOf({ href }: URL): Worker {
  const waiting = idle.get(href)
  idle.delete(href)
  if (waiting !== undefined) return waiting
  const worker = new Worker(new URL(href), { resourceLimits })
  // Also while it waits: then nobody else listens.
  worker.on('error', () => undefined)
  worker.once('exit', () => idle.get(href) === worker && idle.delete(href))
  return worker
}

function keep(worker: Worker, { href }: URL): void {
  if (idle.has(href)) return void worker.terminate()
  idle.set(href, worker)
  worker.unref()
  const end = () => {
    if (idle.get(href) !== worker) return
    idle.delete(href)
    void worker.terminate()
  }
  setTimeout(end, idleMs).unref()
}

async function answerOf<T>(worker: Worker, input: unknown): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const tooHeavy = () => reject(new PortalError('upload.te_zwaar'))
  const onError = (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error)
  const onExit = () => reject(new Error('A thread ended without an answer'))
  const patience = setTimeout(tooHeavy, longestMs)
  worker.ref()
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  worker.postMessage(input)
  try {
    return await promise
  } finally {
    clearTimeout(patience)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  }
}

/**
 * Reads what somebody sent beside the event loop, with limits of its own for memory and time.
 * @throws PortalError `upload.te_zwaar` when it takes more than those, `verzoek.te_vaak` when too many files of one wait
 */
export async function runInThread<T>({ program, input, who }: ThreadWork): Promise<T> {
  const giveBack = await turns.take(who)
  const worker = threadOf(program)
  try {
    const answer = await answerOf<T>(worker, input)
    keep(worker, program)
    return answer
  } catch (error) {
    void worker.terminate()
    throw error
  } finally {
    giveBack()
  }
}
