import { readConfig } from './config.ts'
import { startSimulator } from './start-simulator.ts'

const simulator = await startSimulator(readConfig())
console.log(`Backoffice-simulator op ${simulator.protocolUrl} (bediening en boeken op ${simulator.controlUrl})`)

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  simulator.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

// Whoever started us may be killed without a word; then nobody would ever stop this program.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop()
}, 500).unref()
