import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Works for seven seconds, so that the heap grows, and then rests until what it holds is cleared up. */
const program = `
import { giveMemoryBack } from ${JSON.stringify(new URL('./give-memory-back.ts', import.meta.url).href)}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const mebibytes = () => process.memoryUsage.rss() / 1024 / 1024
const { gc } = globalThis
let clearings = 0
globalThis.gc = (options) => {
  clearings += 1
  return gc(options)
}
giveMemoryBack(3)
const began = performance.now()
let held = []
while (performance.now() - began < 7000) {
  held = Array.from({ length: 300_000 }, (_, at) => ({ at, text: 'row ' + at }))
  await pause(5)
}
const busy = { mebibytes: mebibytes(), clearings }
held = []
const giveUpAt = performance.now() + 30_000
while (clearings === 0 && performance.now() < giveUpAt) await pause(100)
console.log(JSON.stringify({ busy, rest: { mebibytes: mebibytes(), clearings } }))
`

it('gives the memory of a load back at rest, and clears nothing up during the load', async () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', program]
  const { busy, rest } = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout)
  expect([busy.clearings, rest.clearings]).toEqual([0, 1])
  expect(rest.mebibytes).toBeLessThan(busy.mebibytes / 2)
}, 60_000)
