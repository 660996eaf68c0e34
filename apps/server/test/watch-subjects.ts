import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyCall } from '@portal/contract/define.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import { Client } from 'pg'
import { subjectOfMirror } from '../src/erp/mirror-subjects.ts'
import { type MirrorName, mirrors } from '../src/erp/mirrors.ts'
import type { CallPlan, Handler, Serving } from '../src/http/call-plan.ts'
import type { AskingCtx, Ctx } from '../src/platform/context.ts'
import { subjectOfTable } from '../src/platform/db/table-subjects.ts'
import { type Touched, tablesOf } from './tables-of.ts'

/** The subject of every table there is, by its name in the database. */
export const tableSubjects: ReadonlyMap<string, Subject | null> = new Map<string, Subject | null>([
  ...Object.entries(subjectOfTable),
  // The keys of `mirrors` are exactly its names.
  ...Object.entries(mirrors).map(([name, { table }]) => [table, subjectOfMirror[name as MirrorName]] as const),
])

type Input = Parameters<Handler>[1]

interface Serve {
  readonly name: string
  readonly call: AnyCall
  /** What was begun meanwhile and goes on after the end is no part of the call any more. */
  isOver: boolean
}

const serving = new AsyncLocalStorage<Serve>()
const known = new Map<string, Touched>()
const findings = new Set<string>()

function touchedBy(statement: string): Touched {
  const touched = known.get(statement) ?? tablesOf(statement, (name) => tableSubjects.has(name))
  known.set(statement, touched)
  return touched
}

function compare({ name, call }: Serve, { reads, writes }: Touched): void {
  const find = (tables: Iterable<string>, declared: readonly Subject[], does: string) => {
    for (const table of tables) {
      const subject = tableSubjects.get(table) ?? null
      if (subject !== null && !declared.includes(subject))
        findings.add(`${name} ${does} ${table}, and its contract does not say that it ${does} ${subject}`)
    }
  }
  if (call.kind === 'query') find(reads, call.reads, 'reads')
  find(writes, call.changes, 'changes')
}

const query = Client.prototype.query
// It takes and gives what the driver's own does, in each of its forms.
Client.prototype.query = function hear(this: Client, ...asked: unknown[]) {
  const current = serving.getStore()
  const [first] = asked
  const text = typeof first === 'string' ? first : (first as { readonly text?: string }).text
  if (current?.isOver === false && text !== undefined) compare(current, touchedBy(text))
  return Reflect.apply(query, this, asked)
} as typeof query

/** What was found since it was last asked, in words; nothing of it fails a test any more. */
export function takeSubjectFindings(): readonly string[] {
  const found = [...findings]
  findings.clear()
  return found
}

/**
 * Stands around a call: every statement that it sends while it is served is compared with what its contract says that it
 * reads and changes. What a command reads makes no screen old; whether somebody is permitted somewhere every call asks.
 */
export function watchSubjects(plan: CallPlan): CallPlan {
  const within = <T>(work: () => Promise<T>): Promise<T> => {
    const own: Serve = { name: plan.name, call: plan.call, isOver: false }
    return serving.run(own, () =>
      work().finally(() => {
        own.isOver = true
      }),
    )
  }
  const seen = <C extends Ctx>(ctx: C): C => ({
    ...ctx,
    at: (locationNo: string) => serving.exit(() => ctx.at(locationNo)),
    afterCommit: (effect: Parameters<Ctx['afterCommit']>[0]) => ctx.afterCommit(() => within(async () => effect())),
  })
  const around =
    (serve: Handler): Handler =>
    (ctx, input) =>
      within(() => serve(seen(ctx), input))
  const watched = (one: Serving): Serving => {
    if (one.kind === 'query') {
      const { serve } = one
      return { ...one, serve: (ctx: AskingCtx, input: Input) => within(() => serve(seen(ctx), input)) }
    }
    if (one.kind !== 'asking') return { ...one, serve: around(one.serve) }
    const { ask } = one
    return { ...one, ask: async (ctx: AskingCtx, input: Input) => around(await within(() => ask(seen(ctx), input))) }
  }
  return { ...plan, serving: watched(plan.serving) }
}
