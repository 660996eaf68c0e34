import type { AnyCall } from '@portal/contract/define.ts'
import { isLocationAction } from '@portal/domain/access/may.ts'
import { z } from 'zod'
import type { AskingCtx, Ctx } from '../platform/context.ts'
import { nameBinder } from './bind-names.ts'
import type { AskFirst, UseCase } from './handlers.ts'
import { refuseShape } from './problem.ts'
import { refuseUnstorableText } from './storable-text.ts'

type Input = Readonly<Record<string, unknown>>
type Command = AnyCall & { readonly kind: 'command' }
/** What a command does in its transaction. */
export type Handler = (ctx: Ctx, input: Input) => Promise<unknown>

/** What serves a call: a query with the back office at hand, a command without, or after what it asks first. */
export type Serving =
  | { readonly kind: 'query'; readonly serve: (ctx: AskingCtx, input: Input) => Promise<unknown> }
  | { readonly kind: 'command'; readonly serve: Handler }
  | { readonly kind: 'asking'; readonly ask: (ctx: AskingCtx, input: Input) => Promise<Handler> }

/** What a feature gave for a call. */
export type Served = UseCase<AnyCall> | AskFirst<Command>

/** A call with everything about it that can be known before the first request. */
export interface CallPlan {
  /** `orderList.addItem` */
  readonly name: string
  readonly call: AnyCall
  readonly serving: Serving
  /** @throws PortalError naming each field at fault */
  readonly read: (body: unknown) => Input
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

/** An answer with a token is not stored: anyone who reads the table could open a session or a calendar with it. */
function answersToken(call: AnyCall): boolean {
  return call.out instanceof z.ZodObject && 'token' in call.out.shape
}

function servingOf(call: AnyCall, served: Served): Serving {
  // `Handlers` has paired each with a call of its kind, here and below: what a command does needs no back office.
  if (typeof served === 'function' && call.kind !== 'command') return { kind: 'query', serve: served }
  // As above.
  if (typeof served === 'function') return { kind: 'command', serve: served as Handler }
  // As above.
  return { kind: 'asking', ask: served.ask as (ctx: AskingCtx) => Promise<Handler> }
}

export function planCall(name: string, call: AnyCall, served: Served): CallPlan {
  const bind = nameBinder(call.in)
  const { location } = call
  if (isLocationAction(call.access) && location === undefined)
    throw new Error(`The call ${name} needs a location but does not say where to find it`)
  if (answersToken(call) && call.hasSecretAnswer !== true)
    throw new Error(`The call ${name} answers a token but does not say that it is secret`)
  if (
    call.upload !== undefined &&
    (call.kind !== 'command' || call.access === 'public' || typeof served === 'function')
  )
    throw new Error(`The call ${name} takes files: it is a command of somebody who is known, and asks first`)
  return {
    name,
    call,
    serving: servingOf(call, served),
    read(body) {
      const parsed = call.in.safeParse(bind(body ?? {}), { reportInput: true })
      if (!parsed.success) throw refuseShape(parsed.error, call.errors)
      refuseUnstorableText(parsed.data)
      return parsed.data
    },
    shapeAnswer: (answer) => call.out.parse(answer),
    locationField: location === undefined || location === 'record' ? null : location,
    isLocationInRecord: location === 'record',
    isRepeatable: isRepeatable(call),
  }
}
