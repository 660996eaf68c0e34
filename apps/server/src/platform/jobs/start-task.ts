import { cronJobId } from '@portal/domain/tasks/cron-job.ts'
import type { SettlingAnswer } from '../command/settling-answer.ts'
import { type Ctx, signedIn } from '../context.ts'

type Started = { readonly id: string; readonly started: boolean }

/** Asks for a run once the command is committed, so that no run begins that the audit log does not know. */
export function startTask(ctx: Ctx, job: string): SettlingAnswer<Started> {
  const id = cronJobId(job)
  const { userName } = signedIn(ctx)
  ctx.audit(job)
  return {
    settles: true,
    value: { id, started: false },
    settle: async () => ({ id, started: await ctx.jobs.runNow(job, userName) }),
  }
}
