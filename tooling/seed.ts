import { existsSync, rmSync } from 'node:fs'
import { dataFolders } from './processes.ts'
import { startStack } from './stack.ts'

/**
 * `npm run seed -- --scale N`: a portal whose simulated company is N times as large, ready for the next `npm start`.
 * Data that is there stays unless `--fresh` throws it away.
 */
const at = process.argv.indexOf('--scale')
const scale = Number(process.argv[at + 1])
if (at === -1 || !Number.isFinite(scale) || scale <= 0) {
  console.error('Gebruik: npm run seed -- --scale N [--fresh]')
  process.exit(1)
}
const { portal: dataDir } = dataFolders()
if (existsSync(dataDir)) {
  if (!process.argv.includes('--fresh')) {
    console.error(`In ${dataDir} staan al gegevens. Met --fresh worden ze weggegooid en opnieuw gemaakt.`)
    process.exit(1)
  }
  rmSync(dataDir, { recursive: true })
}
const stack = await startStack({ scale, dataDir })
await stack.stop()
console.log(
  `Klaar in ${(stack.readyAfterMs / 1000).toFixed(1)} s: een bedrijf van ${scale} keer de gewone grootte in ${dataDir}.`,
)
