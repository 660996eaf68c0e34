// @module-tag nightly
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { chances, roundsOr, tellFigures } from '../campaign.ts'
import { type Attack, attacks } from './attacks.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, orderableLocations } from './site.ts'

/** Reads of the neighbour in a round; in `npm test` each bound has a test of its own. */
const reads = roundsOr(400)
const rounds = 3
/** What another process of the machine costs a read now and then. */
const floorMs = 30

const chance = chances()
let stack: Stack
let neighbour: PortalClient
let questions: readonly (() => Promise<unknown>)[]

async function askSoon(): Promise<number> {
  const began = performance.now()
  const question = questions[Math.floor(chance() * questions.length)]
  await question?.()
  return performance.now() - began
}

/** Milliseconds that 99 of 100 reads stay below. */
async function p99(): Promise<number> {
  const took: number[] = []
  for (let read = 0; read < reads; read += 1) took.push(await askSoon())
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function attackerOf({ as }: Attack) {
  if (as === '') return { url: stack.portalUrl, userName: '', token: '', locationNo: '' }
  const { userName, token, post } = await logIn(stack.portalUrl, as)
  const { locaties } = await post(contract.locations.getLocations, { gebruikersnaam: as })
  return { url: stack.portalUrl, userName, token, locationNo: locaties[0]?.nummer ?? '' }
}

/** The neighbour's p99 while the attack runs. */
async function underAttack(attack: Attack): Promise<number> {
  const workerData = { name: attack.name, attacker: await attackerOf(attack) }
  const thread = new Worker(new URL('attack.thread.ts', import.meta.url), { workerData })
  try {
    await once(thread, 'message')
    return await p99()
  } finally {
    await thread.terminate()
  }
}

describe('another customer, while one person does the worst that they may', () => {
  beforeAll(async () => {
    stack = await startStack()
    neighbour = await logIn(stack.portalUrl, 'vreemde')
    const gebruikerLogin = neighbour.userName
    const [materieellocatie = ''] = await orderableLocations(neighbour)
    const [item] = await orderableItems(neighbour, materieellocatie)
    questions = [
      () => neighbour.post(contract.stock.getStock, { gebruikerLogin, materieellocatie }),
      () => neighbour.post(contract.requests.getRequests, { gebruikerLogin, materieellocatie }),
      () => neighbour.post(contract.item.getItem, { materieelSoort: item?.no ?? '', materieellocatie }),
      () => neighbour.post(contract.orderList.getOrderLists, { gebruikerLogin }),
      () => neighbour.post(contract.locations.getLocations, { gebruikersnaam: gebruikerLogin }),
    ]
    await p99()
  })
  afterAll(() => stack.stop())

  it.each(attacks)('waits at most twice as long: $name', async (attack) => {
    const calm: number[] = []
    const attacked: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      calm.push(await p99())
      attacked.push(await underAttack(attack))
    }
    const [own, worst] = [median(calm), median(attacked)].map((ms) => Math.round(ms * 10) / 10)
    tellFigures({ [`${attack.name}, calm ms`]: own ?? 0, [`${attack.name}, attacked ms`]: worst ?? 0 })
    expect(worst).toBeLessThanOrEqual(Math.max(2 * (own ?? 0), floorMs))
    expect(stack.portal.exitCode).toBeNull()
  })
})
