import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { SimulatorConfig } from '../config.ts'
import { tokenExpired, unauthorized } from './errors.ts'

/** Lets one request in by its `Authorization` header. @throws ProtocolError 401 */
export type AccessCheck = (authorization: string) => Promise<void>

/** Basic with the one account, or a token of the trusted identity server when there is one. */
export function createAccessCheck({ user, password, tokens }: SimulatorConfig): AccessCheck {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const keys = tokens === null ? null : createRemoteJWKSet(new URL(tokens.keysUrl))
  return async (authorization) => {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1]
    if (token === undefined || keys === null || tokens === null) {
      if (authorization !== expected) throw unauthorized()
      return
    }
    await jwtVerify(token, keys, { audience: tokens.audience }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? tokenExpired() : error
    })
  }
}
