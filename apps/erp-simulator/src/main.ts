import { readConfig } from './config.ts'
import { startSimulator } from './start-simulator.ts'

const simulator = await startSimulator(readConfig()).catch((error: NodeJS.ErrnoException) => {
  // The sentence of the runtime names the address; where in our program it happened helps nobody.
  console.error(error.code === 'EADDRINUSE' ? `De nagebootste backoffice: ${error.message}` : error)
  process.exit(1)
})
console.log(
  `De nagebootste backoffice draait op ${simulator.protocolUrl}; boeken en bediening: ${simulator.controlUrl}`,
)

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

// The program that started this one may be killed; then nobody would ever stop it.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop()
}, 500).unref()
