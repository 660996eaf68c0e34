import { spawn } from 'node:child_process'
import { exited, onStopAsked, root, startSimulator } from './processes.ts'

/** `npm run dev`: everything in watch mode; the web on Vite's port, its calls passed on to the portal. */
const simulator = startSimulator()
const portal = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/app/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})
const web = spawn(process.execPath, ['../../node_modules/vite/bin/vite.js'], {
  cwd: `${root}apps/web`,
  stdio: ['ignore', 'inherit', 'inherit'],
})
const programs = [web, portal, simulator]
onStopAsked(() => {
  for (const program of programs) program.kill('SIGTERM')
})
await Promise.all(programs.map(exited))
