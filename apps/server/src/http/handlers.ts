import type { AnyCall, CallRequest } from '@portal/contract/define.ts'
import type { z } from 'zod'
import type { SettlingAnswer } from '../platform/command/settling-answer.ts'
import type { AskingCtx, Ctx } from '../platform/context.ts'
import type { CachedAnswer } from '../platform/memory/pack-answer.ts'

type Answer<C extends AnyCall> = z.input<C['out']>
type Command = AnyCall & { readonly kind: 'command' }

/**
 * What serves a call: check, load, decide, write, return. It may answer with an answer kept by `ctx.answers`, a command
 * also with one that settles after the commit.
 */
export type UseCase<C extends AnyCall> = (
  ctx: C extends Command ? Ctx : AskingCtx,
  input: CallRequest<C>,
) => Promise<Answer<C> | CachedAnswer<Answer<C>> | SettlingAnswer<Answer<C>>>

/**
 * A command that must know something of the back office: `ask` finds it out while no connection is held, and gives what
 * decides and writes in the call's transaction. When that finds too much changed meanwhile, it throws `AskAgain`.
 */
export interface AskFirst<C extends Command> {
  ask(ctx: AskingCtx, input: CallRequest<C>): Promise<UseCase<C>>
}

/** The handlers of one feature of the contract; a missing or an unknown one does not compile. */
export type Handlers<F extends Readonly<Record<string, AnyCall>>> = {
  readonly [K in keyof F]: F[K] extends Command ? UseCase<F[K]> | AskFirst<F[K]> : UseCase<F[K]>
}
