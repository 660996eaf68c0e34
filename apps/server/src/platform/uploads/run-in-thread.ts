import { Worker } from 'node:worker_threads'
import { PortalError } from '@portal/contract/errors.ts'
import { createTurns } from '../net/turns.ts'

/** What one file may take: its thread ends where it needs more, and everything else goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 }
const longestMs = 20_000
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

function start<T>({ program, input }: ThreadWork): Promise<T> {
  const worker = new Worker(program, { workerData: input, resourceLimits })
  const answer = new Promise<T>((resolve, reject) => {
    const tooHeavy = () => reject(new PortalError('upload.te_zwaar'))
    const patience = setTimeout(tooHeavy, longestMs)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(patience)
      reject(new Error(`${program.pathname} ended without an answer`))
    })
  })
  return answer.finally(() => worker.terminate())
}

/**
 * Reads what somebody sent beside the event loop, with limits of its own for memory and time.
 * @throws PortalError `upload.te_zwaar` when it takes more than those, `verzoek.te_vaak` when too many files of one wait
 */
export async function runInThread<T>(work: ThreadWork): Promise<T> {
  const giveBack = await turns.take(work.who)
  try {
    return await start<T>(work)
  } finally {
    giveBack()
  }
}
