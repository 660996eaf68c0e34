import { join } from 'node:path'
import { auth } from '@portal/contract/auth.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { Pool } from 'pg'
import { type Stack, startStack } from '../tooling/stack.ts'
import { createLightClient } from './http-client.ts'

/** A running portal with people logged in and its database open beside it. */
export interface BenchContext {
  readonly stack: Stack
  readonly pool: Pool
  readonly seconds: number
  tokenOf(userName: string): Promise<string>
  post<C extends AnyCall>(call: C, input: CallInput<C>, token?: string): Promise<CallAnswer<C>>
  close(): Promise<void>
}

const password = 'Welkom-2026!'

export async function openBench(scale: number, seconds: number): Promise<BenchContext> {
  const stack = await startStack({ scale, env: { PORTAL_LOG_LEVEL: 'warn', PORTAL_STRANGERS_PER_MINUTE: '100000000' } })
  const pool = new Pool({
    host: join(stack.dataDir, 'postgres', 'socket'),
    port: 5432,
    user: 'portal',
    database: 'portal_standaard',
    max: 32,
  })
  // Measuring a start ends the database while connections are idle; nothing is lost with them.
  pool.on('error', () => undefined)
  const client = createLightClient()
  const tokens = new Map<string, Promise<string>>()
  const post = async <C extends AnyCall>(call: C, input: CallInput<C>, token?: string): Promise<CallAnswer<C>> => {
    const text = await client.post(stack.portalUrl + call.path, JSON.stringify(input), {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    })
    // The server has checked its answer against the contract.
    return (text === '' ? null : JSON.parse(text)) as CallAnswer<C>
  }
  return {
    stack,
    pool,
    seconds,
    post,
    tokenOf: (userName) => {
      const known =
        tokens.get(userName) ??
        post(auth.login, { gebruikersnaam: userName, wachtwoord: password }).then(({ token }) => token)
      tokens.set(userName, known)
      return known
    },
    close: async () => {
      client.close()
      await pool.end()
      await stack.stop()
    },
  }
}
