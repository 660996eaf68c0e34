import { expect, it } from 'vitest'
import { createWakeablePause } from './wakeable-pause.ts'

const longMs = 3_600_000

it('ends a pause that is going on', async () => {
  const { wake, rest } = createWakeablePause(longMs)
  const resting = rest()
  wake()
  await expect(resting).resolves.toBe(true)
})

it('ends the next pause, and only that one, when none runs yet', async () => {
  const { wake, rest } = createWakeablePause(longMs)
  wake()
  wake()
  await rest()
  let isOver = false
  const resting = rest().then(() => {
    isOver = true
  })
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  wake()
  await resting
})

it('ends by itself', async () => {
  await expect(createWakeablePause(1).rest()).resolves.toBe(false)
})
