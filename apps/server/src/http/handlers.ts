import type { AnyCall, CallRequest } from '@portal/contract/define.ts'
import type { z } from 'zod'
import type { CachedAnswer, SettlingAnswer } from '../platform/answers.ts'
import type { Ctx } from '../platform/context.ts'

type Answer<C extends AnyCall> = z.input<C['out']>

/**
 * What serves a call: check, load, decide, write, return. It may answer with an answer kept by `ctx.answers`, a command
 * also with one that settles after the commit.
 */
export type UseCase<C extends AnyCall> = (
  ctx: Ctx,
  input: CallRequest<C>,
) => Promise<Answer<C> | CachedAnswer<Answer<C>> | SettlingAnswer<Answer<C>>>

/** The handlers of one feature of the contract; a missing or an unknown one does not compile. */
export type Handlers<F extends Readonly<Record<string, AnyCall>>> = { readonly [K in keyof F]: UseCase<F[K]> }
