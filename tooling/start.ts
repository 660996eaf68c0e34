import { demoIdentity } from './demo-people.ts'
import { findPortFault } from './demo-ports.ts'
import { addDemoRecords } from './demo-records.ts'
import { portalProgram } from './portal-program.ts'
import { dataFolders, exited, onStopAsked, startProgram, startSimulator } from './processes.ts'
import { waitUntilReady } from './quiet-programs.ts'

/**
 * `npm start`: the back-office simulator and an identity server to try logins with (unless a real back office is
 * configured), and the portal, each in its own process, ended together and in the right order.
 */
const isGiven = (name: string): boolean => (process.env[name] ?? '') !== ''
const simulated = !isGiven('NAVISION_URL') && !isGiven('PORTAL_TENANTS_FILE')
const portFault = simulated ? await findPortFault(process.env) : null
if (portFault !== null) {
  console.error(portFault)
  process.exit(1)
}
const simulator = simulated ? startSimulator() : null
const identity = simulated ? startProgram('tooling/demo-identity.ts') : null
const { host, port } = demoIdentity()
const portal = startProgram(portalProgram(), identity === null ? {} : { IDENTITY_URL: `http://${host}:${port}` })
if (simulated) {
  const url = `http://127.0.0.1:${process.env.PORTAL_PORT || '3000'}`
  void addDemoRecords(url, dataFolders().portal, waitUntilReady(`${url}/health/ready`, portal, []))
}

onStopAsked(() => portal.kill('SIGTERM'))
simulator?.once('exit', (code) => {
  // By Ctrl-C both are stopped at once.
  if (code !== 0 && portal.exitCode === null)
    console.error(`De backoffice-simulator is gestopt (${code}). Het portaal werkt door.`)
})

const code = await exited(portal)
identity?.kill('SIGTERM')
if (simulator !== null && simulator.exitCode === null) {
  simulator.kill('SIGTERM')
  await exited(simulator)
}
process.exit(code)
