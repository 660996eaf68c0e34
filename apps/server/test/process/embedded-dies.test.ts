import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { compareWithBooks, settledRequests, startCrew } from './crew.ts'

const kills = 3

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ scale: 0.1 })
}, 120_000)
afterAll(() => stack.stop())

const mark = () => join(stack.dataDir, 'postgres', 'data', 'postmaster.pid')
const postgresPid = () => Number(readFileSync(mark(), 'utf8').split('\n')[0])
/** Fails when the portal ended, because there is no answer then. */
const readiness = () => fetch(`${stack.portalUrl}/health/ready`).then((answer) => answer.text())

it('starts its database again when that is killed, says so once, and loses no order', {
  timeout: 200_000,
}, async () => {
  const crew = await startCrew([stack.portalUrl], 3)
  for (let kill = 0; kill < kills; kill += 1) {
    const before = crew.progress()
    await waitFor(async () => crew.progress() > before + 2, 60_000)
    const pid = postgresPid()
    process.kill(pid, 'SIGKILL')
    await waitFor(async () => (await readiness()) === '{"status":"unavailable","reason":"database"}')
    await waitFor(async () => (await readiness()) === '{"status":"ok"}')
    expect(postgresPid()).not.toBe(pid)
  }
  await crew.finish()
  await settledRequests(crew)
  const { lost, doubled } = await compareWithBooks(crew, stack.controlUrl)
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  const told = stack.output().match(/"message":"the database ended by itself; starting it again"/g)
  expect(told).toHaveLength(kills)
  expect(await stack.endPortal()).toBe(0)
})
