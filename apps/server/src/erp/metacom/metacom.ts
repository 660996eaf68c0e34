import {
  MetacomList,
  type MetacomLocation,
  MetacomSaved,
  MetacomWithdrawn,
  metacomIdReused,
  metacomPaths,
} from '@portal/erp-protocol/metacom.ts'
import type { z } from 'zod'
import type { BookingChoice, BookingLevel } from '../../platform/back-office/erp-gateway.ts'
import type { Logger } from '../../platform/log/log.ts'
import type { MetacomPlace } from '../../platform/tenant.ts'
import { basicAuthentication } from '../authentication/basic.ts'
import { ErpError, type FailureKind } from '../erp-error.ts'
import { unexpectedAnswer } from '../transport/classify-answer.ts'
import { createErpClient, type ErpRequest } from '../transport/erp-client.ts'
import { defaultLimits, type ErpLimits } from '../transport/limits.ts'
import { parseJson } from '../transport/parse-json.ts'
import type { HttpAnswer } from '../transport/send-http.ts'

/** MetaCom, the builder's own books, in which the rent of a location is booked (decision: variants). */
export interface Metacom {
  /** Null when what the list is below is not there. */
  list(level: BookingLevel): Promise<readonly BookingChoice[] | null>
  /**
   * Saves where the rent of a location is booked; the same id again is saved once.
   * @throws ErpError `business` with its words when it refuses; never `unknownOutcome`, because a repeat does no harm
   */
  save(id: string, location: MetacomLocation): Promise<void>
  /** Takes out what was saved under an id, or nothing when nothing was. @throws ErpError as `save` */
  withdraw(id: string): Promise<void>
  close(): void
}

const pathOf = (level: BookingLevel): string => {
  switch (level.of) {
    case 'branches':
      return metacomPaths.branches
    case 'companies':
      return metacomPaths.companies(level.branchNo)
    case 'projects':
      return metacomPaths.projects(level.companyNo)
    case 'posts':
      return metacomPaths.posts(level.projectNo)
  }
}

const notFound = 404
/** It understood and says no. */
const refused = 422

/** Its own words for what the transport cannot know: a refusal, and an id that stands for another location. */
function kindOf({ kind, details }: ErpError): FailureKind {
  if (details.status === refused) return 'business'
  if (details.code === metacomIdReused) return 'contract'
  return kind === 'unknownOutcome' ? 'transient' : kind
}

/** The error with the name of who says it: operators and people read it beside those of the back office. */
function asMetacom(error: unknown): unknown {
  if (!(error instanceof ErpError)) return error
  const message = error.message.replaceAll('the back office', 'MetaCom').replaceAll('The back office', 'MetaCom')
  return new ErpError(kindOf(error), `MetaCom: ${message}`, error.details)
}

function readerOf<T extends z.ZodType>(shape: T, isRepeatable: boolean) {
  return (answer: HttpAnswer): z.output<T> => {
    const read = shape.safeParse(parseJson(answer, isRepeatable))
    if (!read.success) throw unexpectedAnswer('not what was asked for', answer, isRepeatable)
    return read.data
  }
}

/** A list that somebody chooses from is small: without an answer in some seconds there is none. */
const patienceMs = 8000

interface MetacomParts {
  readonly limits?: Partial<ErpLimits>
  readonly log: Logger
}

/** The connection of one tenant to its MetaCom, with limits and pauses of its own; null where it has none. */
export function createMetacom(place: MetacomPlace | null, { limits, log }: MetacomParts): Metacom | null {
  if (place === null) return null
  const urlOf = (path: string) => new URL(path, place.url)
  const read = { method: 'GET', priority: 'interactive', isRepeatable: true } as const
  const readList = readerOf(MetacomList, true)
  const client = createErpClient({
    authentication: basicAuthentication(place.user, place.password),
    certificateAuthority: place.certificateAuthority,
    tenant: null,
    limits: { ...defaultLimits, interactiveMs: patienceMs, ...limits },
    log,
    probe: () => ({ ...read, url: urlOf(metacomPaths.branches), parse: readList }),
  })
  const ask = async <T>(request: ErpRequest<T>): Promise<T> => {
    try {
      return await client.request(request)
    } catch (error) {
      throw asMetacom(error)
    }
  }
  const write = <T extends z.ZodType>(path: string, body: object, shape: T) =>
    ask({
      ...{
        method: 'POST',
        priority: 'interactive',
        isRepeatable: false,
        headers: { 'content-type': 'application/json' },
      },
      url: urlOf(path),
      body: JSON.stringify(body),
      parse: readerOf(shape, false),
    } as const)
  return {
    async list(level) {
      try {
        return (await ask({ ...read, url: urlOf(pathOf(level)), parse: readList })).items
      } catch (error) {
        if (error instanceof ErpError && error.details.status === notFound) return null
        throw error
      }
    },
    save: async (id, location) => void (await write(metacomPaths.locations, { ...location, id }, MetacomSaved)),
    withdraw: async (id) => void (await write(metacomPaths.withdraw(id), {}, MetacomWithdrawn)),
    close: () => client.close(),
  }
}
