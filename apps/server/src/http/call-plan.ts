import type { AnyCall } from '@portal/contract/define.ts'
import { isLocationAction } from '@portal/domain/access/may.ts'
import { z } from 'zod'
import { nameBinder } from './bind-names.ts'
import type { UseCase } from './handlers.ts'
import { refuseShape } from './problem.ts'
import { refuseUnstorableText } from './storable-text.ts'

/** A call with everything about it that can be known before the first request. */
export interface CallPlan {
  /** `orderList.addItem` */
  readonly name: string
  readonly call: AnyCall
  readonly serve: UseCase<AnyCall>
  /** @throws PortalError naming each field at fault */
  readonly read: (body: unknown) => Readonly<Record<string, unknown>>
  /** Checks the answer against the contract and takes out what is not declared. */
  readonly shapeAnswer: (answer: unknown) => unknown
  readonly locationField: string | null
  /** Needs a location, which the use case takes from a stored record by `ctx.at`. */
  readonly isLocationInRecord: boolean
  /** A second send with the same Idempotency-Key gets the first answer. */
  readonly isRepeatable: boolean
}

/** Whether a key makes a repeat of this call give the first answer; a stranger's and a secret answer are never kept. */
export function isRepeatable(call: AnyCall): boolean {
  return call.kind === 'command' && call.access !== 'public' && call.hasSecretAnswer !== true
}

/** A stored answer with a token would open a session or a calendar to whoever reads the table. */
function answersToken(call: AnyCall): boolean {
  return call.out instanceof z.ZodObject && 'token' in call.out.shape
}

export function planCall(name: string, call: AnyCall, serve: UseCase<AnyCall>): CallPlan {
  const bind = nameBinder(call.in)
  const { location } = call
  if (isLocationAction(call.access) && location === undefined)
    throw new Error(`The call ${name} needs a location but does not say where to find it`)
  if (answersToken(call) && call.hasSecretAnswer !== true)
    throw new Error(`The call ${name} answers a token but does not say that it is secret`)
  return {
    name,
    call,
    serve,
    read(body) {
      const parsed = call.in.safeParse(bind(body ?? {}), { reportInput: true })
      if (!parsed.success) throw refuseShape(parsed.error)
      refuseUnstorableText(parsed.data)
      return parsed.data
    },
    shapeAnswer: (answer) => call.out.parse(answer),
    locationField: location === undefined || location === 'record' ? null : location,
    isLocationInRecord: location === 'record',
    isRepeatable: isRepeatable(call),
  }
}
