import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../platform/tenant.ts'
import type { CallPlan } from './call-plan.ts'

const header = 'x-portal-callback-secret'
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether the tenant's back office sends this call, which is one that it may send; compared in a time that tells nothing. */
export function isFromBackOffice({ call }: CallPlan, { callBackSecret }: Tenant, request: FastifyRequest): boolean {
  const sent = request.headers[header]
  if (call.backOffice !== true || callBackSecret === null || typeof sent !== 'string') return false
  return timingSafeEqual(hashOf(sent), hashOf(callBackSecret))
}
