import type { Action } from '@portal/domain/access/vocabulary.ts'
import type { Capability } from '@portal/domain/settings/capabilities.ts'
import type { FeatureArea } from '@portal/domain/settings/feature-areas.ts'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Subject } from './subjects.ts'
import type { UploadKind } from './uploads.ts'

/** `query` reads and never changes anything; `command` runs in one transaction, is audited and can be repeated by key. */
export type CallKind = 'query' | 'command'

/** Subjects of which changes are named by ids; those of items tell of their prices and texts too. */
export type NamedSubject = 'catalogue' | 'orderLists' | 'requests'

/**
 * What an answer shows of a subject, by the ids that changes name: a change of others leaves it as it is. Left out, or
 * undefined, where anything of the subject may show.
 */
type Shows = Partial<Readonly<Record<NamedSubject, (answer: never, input: never) => readonly string[] | undefined>>>

interface CallParts<I extends z.ZodObject, O extends z.ZodType> {
  /** One sentence for the API page. */
  readonly summary: string
  readonly access: Action
  /** The area whose switch also switches this call; while it is off nobody may use it (R-SCR-SHELL-25). */
  readonly area?: FeatureArea
  /** The tenant has this call only with this capability; where it lacks it the call answers as if it did not exist. */
  readonly capability?: Capability
  /** The input field that holds the location the access is about, or `record` when a stored record says it. */
  readonly location?: (keyof z.input<I> & string) | 'record'
  /** The input field that must repeat the signed-in user's name; anything else answers as if it did not exist. */
  readonly identity?: keyof z.input<I> & string
  /** The browser keeps the last answers for its person, and shows them with their age while there is no connection. */
  readonly kept?: true
  /** Without a connection the browser answers it from the copy of the catalogue that it keeps (decision: offline). */
  readonly inCopy?: true
  /** Without a connection the browser keeps it and sends it later, in order and once (decision: offline). */
  readonly mayWait?: true
  /** A long list comes in pages by `pagina`: the first without one, and `totaal` with it where there are further rows. */
  readonly paged?: true
  /** The answer opens something to its holder: it is never stored, so a repeat by key is done again. */
  readonly hasSecretAnswer?: true
  /** Also for somebody who must still set up a second factor; every other call refuses them (`factor.verplicht`). */
  readonly duringSetup?: true
  /** Also for an administrator who looks along, as themselves; every other command refuses them. */
  readonly whileLooking?: true
  /** Also in a preview of settings, as the administrator who looks at it; every other command refuses them. */
  readonly whilePreviewing?: true
  /** Shows how somebody logs in, or opens something as them: never to an administrator who looks along. */
  readonly ownEyesOnly?: true
  /** The back office may send it too, with the secret of its tenant in place of a session (docs/back-office.md). */
  readonly backOffice?: true
  /** How often one person may send it in a minute, because it asks a lot of others; more answers `verzoek.te_vaak`. */
  readonly perMinute?: number
  /** The kinds of files it takes in each `SentFile` of its input; without it no body is larger than 1 MiB. */
  readonly upload?: readonly UploadKind[]
  readonly shows?: Shows
  readonly in: I
  readonly out: O
  /** Business refusals this call can give beside the ones every call has. */
  readonly errors?: readonly ErrorCode[]
}

/** One wire call: declared here once; types, client, handlers, permission check, API page and path tests follow. */
export interface Call<K extends CallKind, I extends z.ZodObject, O extends z.ZodType> extends CallParts<I, O> {
  readonly kind: K
  readonly path: string
  /** What the answer of a query is made of: an open page reads it again when one of these changed. */
  readonly reads: readonly Subject[]
  /** What a command changes, or a query by the way; tests hold both against the statements that the call sends. */
  readonly changes: readonly Subject[]
}

export type AnyCall = Call<CallKind, z.ZodObject, z.ZodType>
export type CallInput<C extends AnyCall> = z.input<C['in']>
export type CallRequest<C extends AnyCall> = z.output<C['in']>
export type CallAnswer<C extends AnyCall> = z.output<C['out']>

export function query<I extends z.ZodObject, O extends z.ZodType>(
  path: string,
  parts: CallParts<I, O> & { readonly reads: readonly Subject[]; readonly changes?: readonly Subject[] },
): Call<'query', I, O> {
  return { kind: 'query', path, changes: [], ...parts }
}

export function command<I extends z.ZodObject, O extends z.ZodType>(
  path: string,
  parts: CallParts<I, O> & { readonly changes: readonly Subject[] },
): Call<'command', I, O> {
  return { kind: 'command', path, reads: [], ...parts }
}
