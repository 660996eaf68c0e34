import { favourites } from '@portal/contract/favourites.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallPlan, planCall } from '../src/http/call-plan.ts'
import type { AskingCtx, Ctx } from '../src/platform/context.ts'
import { type SQL, sql } from '../src/platform/db/query.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'
import { takeSubjectFindings, watchSubjects } from './watch-subjects.ts'

describe('a call whose statements touch what its contract does not name', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  const send = async (statement: SQL) => void (await portal.db.execute(statement))
  // These calls use nothing of their context but what is given here.
  const serve = (plan: CallPlan, ctx: object = { at: () => undefined, afterCommit: () => undefined }) => {
    const { serving } = watchSubjects(plan)
    if (serving.kind === 'asking') throw new Error('None of them asks first')
    return serving.serve(ctx as AskingCtx, {})
  }
  const touching = (call: typeof favourites.getLists | typeof favourites.addList, statement: SQL) =>
    planCall('favourites.touch', call, async (ctx: Ctx) => {
      await send(statement)
      await ctx.at('10001')
      ctx.afterCommit(() => send(sql`delete from saved_views where false`))
      return {} as never
    })

  it('is found where a query reads or changes it, with the table and its subject', async () => {
    await serve(touching(favourites.getLists, sql`select 1 from favourite_lists, erp_stock where false`))
    expect(takeSubjectFindings()).toEqual([
      'favourites.touch reads erp_stock, and its contract does not say that it reads stock',
    ])
    await serve(touching(favourites.getLists, sql`delete from favourite_lists where false`))
    expect(takeSubjectFindings()).toEqual([
      'favourites.touch changes favourite_lists, and its contract does not say that it changes favourites',
    ])
  })

  it('is found where a command changes it, also after its commit, and not where it reads it or asks who may', async () => {
    const effects: (() => unknown)[] = []
    const ctx = {
      at: () => send(sql`delete from users where false`),
      afterCommit: (effect: () => unknown) => void effects.push(effect),
    }
    const statement = sql`with a as (delete from order_lists where false) delete from favourite_items where exists (select from requests where false)`
    await serve(touching(favourites.addList, statement), ctx)
    expect(takeSubjectFindings()).toEqual([
      'favourites.touch changes order_lists, and its contract does not say that it changes orderLists',
    ])
    for (const effect of effects) await effect()
    expect(takeSubjectFindings()).toEqual([
      'favourites.touch changes saved_views, and its contract does not say that it changes savedViews',
    ])
    await send(sql`delete from saved_views where false`)
    expect(takeSubjectFindings()).toEqual([])
  })
})
