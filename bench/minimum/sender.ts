import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { company, readConfig } from '../../apps/erp-simulator/src/config.ts'
import { createLightClient } from '../http-client.ts'
import { claimOrder, settleOrder } from './statements.ts'

/** Writes on their way at once, as many as the portal's. */
const places = 3
const pauseMs = 1000

/**
 * Brings stored orders to the back office with as little as it takes: reads the row, sends it under its id, writes down
 * the number or that it was refused. While the back office is away orders wait.
 */
export function startSender(pool: Pool, backOffice: string): (id: string) => void {
  const { user, password } = readConfig()
  const url = `${backOffice}/ODataV4/PortaalKoppeling_CreateRequest?company=${encodeURIComponent(company.name)}`
  const client = createLightClient()
  const headers = {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    'content-type': 'application/json',
  }
  const waiting: string[] = []
  let working = 0
  const claim = async (id: string): Promise<string | null> => {
    const { rows } = await pool.query<{ payload: string }>({ name: 'claim', text: claimOrder, values: [id] })
    return rows[0]?.payload ?? null
  }
  /** @returns what the back office said; null when it is away */
  const send = async (
    externalId: string,
    payload: string,
  ): Promise<{ readonly state: string; readonly no: string } | null> => {
    try {
      const text = await client.post(url, JSON.stringify({ externalId, payload }), headers)
      // Its result is JSON in a text.
      const result = JSON.parse((JSON.parse(text) as { value: string }).value) as { ok: boolean; no: string }
      return { state: result.ok ? 'done' : 'failed', no: result.no }
    } catch (error) {
      const isAway = error instanceof Error && 'code' in error
      return isAway ? null : { state: 'failed', no: '' }
    }
  }
  const work = async (): Promise<void> => {
    working += 1
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const payload = await claim(id)
      const said = payload === null ? undefined : await send(id, payload)
      if (said === null) {
        waiting.push(id)
        await pause(pauseMs)
      } else if (said !== undefined)
        await pool.query({ name: 'settle', text: settleOrder, values: [id, said.state, said.no] })
    }
    working -= 1
  }
  return (id) => {
    waiting.push(id)
    if (working < places) void work()
  }
}
