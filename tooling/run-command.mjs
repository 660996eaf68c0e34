/**
 * Runs a command beside the portal (`account`, `backup`, `restore` and the like) with what is installed. It installs, builds and removes
 * nothing: on a server the packages belong to another account, and there may be no registry.
 */
import process from 'node:process'

const [name, ...args] = process.argv.slice(2)
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    'Dit commando werkt met wat er is geïnstalleerd, en dat is er nog niet: eerst npm start, of op een server npm ci --omit=dev.',
  )
  process.exit(1)
}
const { commandProgram } = await import('./portal-program.ts')
const file = commandProgram(name)
process.argv = [process.argv[0], file, ...args]
await import(file)
