import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('./worker/push-worker.ts', import.meta.url))
const hashLength = 10

/** The part of the worker that shows pushes, as one classic script: that is what a worker of Workbox brings along. */
export async function buildPushWorker(): Promise<{ readonly fileName: string; readonly plugin: Plugin }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const [file] = outputs.flatMap((one) => ('output' in one ? one.output : []))
  if (file?.type !== 'chunk') throw new Error('The worker for pushes was built to nothing')
  const { code } = file
  // Named by its content: a browser looks for a newer worker by what this one names.
  const fileName = `push-worker-${createHash('sha256').update(code).digest('hex').slice(0, hashLength)}.js`
  const plugin: Plugin = {
    name: 'push-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
  return { fileName, plugin }
}
