import { defaultLocale } from '@portal/domain/constants.ts'
import type { FastifyRequest } from 'fastify'

/** The part of a request that has the cookies of the web. */
export type WithCookies = Pick<FastifyRequest, 'headers'>

/** A field of a cookie that the web wrote; undefined when there is none or it is damaged. */
export function cookieField({ headers }: WithCookies, name: string, field: string): unknown {
  const pair = headers.cookie?.split('; ').find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(name.length + 1)))
    return Object.entries(Object(value)).find(([key]) => key === field)?.[1]
  } catch {
    return undefined
  }
}

/** The language that this browser shows the portal in. */
export function languageOf(request: WithCookies): string {
  const chosen = cookieField(request, 'mp_voorkeuren', 'language')
  return typeof chosen === 'string' ? chosen : defaultLocale
}
