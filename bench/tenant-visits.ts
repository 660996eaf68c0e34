import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@portal/contract/calls.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { demoPassword } from '../apps/server/src/features/auth/demo-accounts.ts'
import { createLightClient } from './http-client.ts'

const userName = 'uitvoerder'
/** A tenant with people at work asks something so often. */
const everyMs = 250

/** Somebody at a tenant, with an order list, who uses one process after the other. */
export interface Busy {
  post<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallAnswer<C>>
  readonly locationNo: string
  readonly listId: string
}

export interface Paced {
  readonly calls: number
  readonly failures: number
  readonly p50Ms: number
  readonly p95Ms: number
}

const client = createLightClient()

/** Logs in at the tenant of a host name, as a proxy before these processes passes it on. */
export async function logInAt(
  urls: readonly string[],
  { id, host }: { readonly id: string; readonly host: string },
): Promise<Busy> {
  let turn = 0
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-forwarded-host': host }
  const post: Busy['post'] = async (call, input) => {
    turn += 1
    const key = { ...headers, 'idempotency-key': randomUUID() }
    const text = await client.post(`${urls[turn % urls.length]}${call.path}`, JSON.stringify(input), key)
    // The server answers what the contract says; other tests check that.
    return (text === '' ? null : JSON.parse(text)) as CallAnswer<typeof call>
  }
  const { token } = await post(contract.auth.login, { gebruikersnaam: userName, wachtwoord: demoPassword })
  headers.authorization = `Bearer ${token}`
  const { locaties } = await post(contract.locations.getLocations, { gebruikersnaam: userName })
  const locationNo = locaties.find((place) => place.bestelbaar && !place.goedkeuringNodig)?.nummer ?? ''
  const list = await post(contract.orderList.addList, {
    ...{ gebruikerLogin: userName, materieellocatie: locationNo },
    naam: `Lijst ${id}`,
  })
  return { post, locationNo, listId: list.id }
}

/** Reads lists and catalogue and changes a list in turn, at the pace of a tenant with people at work. */
export async function drivePaced({ post, locationNo, listId }: Busy, seconds: number): Promise<Paced> {
  const named = { gebruikerLogin: userName, materieellocatie: locationNo }
  const steps = [
    () => post(contract.orderList.getOrderLists, { gebruikerLogin: userName }),
    () => post(contract.orderList.renameList, { bestellijstId: listId, newName: `Lijst ${randomUUID().slice(0, 13)}` }),
    () => post(contract.orderList.getOrderList, { ...named, bestelijstId: listId }),
    () => post(contract.catalogue.getCatalogue, { category: null, materieellocatie: locationNo }),
  ]
  const times: number[] = []
  let failures = 0
  const ask = async (step: () => Promise<unknown>) => {
    const began = performance.now()
    await step().then(
      () => times.push(performance.now() - began),
      () => {
        failures += 1
      },
    )
  }
  const asked: Promise<void>[] = []
  const until = performance.now() + seconds * 1000
  await pause(Math.random() * everyMs)
  for (let at = 0; performance.now() < until; at += 1) {
    asked.push(ask(steps[at % steps.length] as () => Promise<unknown>))
    await pause(everyMs)
  }
  await Promise.all(asked)
  times.sort((one, other) => one - other)
  const share = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { calls: times.length + failures, failures, p50Ms: share(0.5), p95Ms: share(0.95) }
}
