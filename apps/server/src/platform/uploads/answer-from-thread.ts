import { parentPort } from 'node:worker_threads'

/** Answers what `runInThread` asks this thread, one question after another; what `work` throws ends it and reaches the caller. */
export function answerFromThread<I>(work: (input: I) => unknown): void {
  // Both sides name the type.
  parentPort?.on('message', async (input: I) => parentPort?.postMessage(await work(input)))
}
