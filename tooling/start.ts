import { exited, onStopAsked, startProgram, startSimulator } from './processes.ts'

/**
 * `npm start`: the back-office simulator (unless a real back office is configured) and the portal, each in its own
 * process, ended together and in the right order.
 */
const isGiven = (name: string): boolean => (process.env[name] ?? '') !== ''
const simulated = !isGiven('NAVISION_URL') && !isGiven('PORTAL_TENANTS_FILE')
const simulator = simulated ? startSimulator() : null
const portal = startProgram('apps/server/src/app/main.ts')

onStopAsked(() => portal.kill('SIGTERM'))
simulator?.once('exit', (code) => {
  // By Ctrl-C both are stopped at once.
  if (code !== 0 && portal.exitCode === null)
    console.error(`De backoffice-simulator is gestopt (${code}). Het portaal werkt door.`)
})

const code = await exited(portal)
if (simulator !== null && simulator.exitCode === null) {
  simulator.kill('SIGTERM')
  await exited(simulator)
}
process.exit(code)
