import { readConfig } from './config.ts'
import { startMetacom } from './metacom/start-metacom.ts'
import { startSimulator } from './start-simulator.ts'

function refuseStart(error: NodeJS.ErrnoException): never {
  // The sentence of the runtime names the address; where in our program it happened helps nobody.
  console.error(error.code === 'EADDRINUSE' ? `De nagebootste backoffice: ${error.message}` : error)
  process.exit(1)
}

const { metacom: metacomPorts, ...config } = readConfig()
const simulator = await startSimulator(config).catch(refuseStart)
const { dataDir } = config
const metacom = await startMetacom({ ...metacomPorts, dataDir, projects: simulator.projects() }).catch(refuseStart)
console.log(
  `De nagebootste backoffice draait op ${simulator.protocolUrl}; boeken en bediening: ${simulator.controlUrl}`,
)
console.log(`De nagebootste MetaCom draait op ${metacom.url}; bediening: ${metacom.controlUrl}`)

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  Promise.all([simulator.stop(), metacom.stop()]).then(
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
