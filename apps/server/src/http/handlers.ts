import type { AnyCall, CallRequest } from '@portal/contract/define.ts'
import type { z } from 'zod'
import type { CachedAnswer } from '../platform/answers.ts'
import type { Ctx } from '../platform/context.ts'

type Answer<C extends AnyCall> = z.input<C['out']>

/** What serves a call: check, load, decide, write, return. It may answer with an answer kept by `ctx.answers`. */
export type UseCase<C extends AnyCall> = (
  ctx: Ctx,
  input: CallRequest<C>,
) => Promise<Answer<C> | CachedAnswer<Answer<C>>>

/** The handlers of one feature of the contract; a missing or an unknown one does not compile. */
export type Handlers<F extends Readonly<Record<string, AnyCall>>> = { readonly [K in keyof F]: UseCase<F[K]> }
