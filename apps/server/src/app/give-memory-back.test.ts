// @module-tag nightly
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Works until there is enough to clear up, so that the heap grows, and then rests until it is cleared up. */
const program = `
import { setImmediate as nextTurn } from 'node:timers/promises'
import { giveMemoryBack } from ${JSON.stringify(new URL('./give-memory-back.ts', import.meta.url).href)}
const mebibytes = () => process.memoryUsage.rss() / 1024 / 1024
const { gc } = globalThis
let clearings = 0
const cleared = Promise.withResolvers()
globalThis.gc = (options) => {
  clearings += 1
  gc(options)
  cleared.resolve()
}
giveMemoryBack(3)
let held = []
while (performance.eventLoopUtilization().active < 7000) {
  held = Array.from({ length: 300_000 }, (_, at) => ({ at, text: 'row ' + at }))
  await nextTurn()
}
const busy = { mebibytes: mebibytes(), clearings }
held = []
const givesUp = setTimeout(cleared.resolve, 40_000)
await cleared.promise
clearTimeout(givesUp)
console.log(JSON.stringify({ busy, rest: { mebibytes: mebibytes(), clearings } }))
`

it('gives the memory of a load back at rest, and clears nothing up during the load', async () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', program]
  const { busy, rest } = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout)
  expect([busy.clearings, rest.clearings]).toEqual([0, 1])
  expect(rest.mebibytes).toBeLessThan(busy.mebibytes / 2)
}, 60_000)
