import { parentPort, workerData } from 'node:worker_threads'

/** Answers the one question that this thread was started for; what `work` throws reaches who asked. */
export async function answerFromThread<I>(work: (input: I) => unknown): Promise<void> {
  // `runInThread` gave it; both sides name the type.
  parentPort?.postMessage(await work(workerData as I))
}
