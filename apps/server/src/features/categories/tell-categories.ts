import type { Ctx } from '../../platform/context.ts'

/** Whatever was made of the categories is rebuilt, in every process, and open pages ask again. */
export function tellCategories(ctx: Ctx): void {
  ctx.afterCommit(async () => {
    await ctx.memory.changed(['catalogue'])
    ctx.hub.toAll('catalogueUpdated')
  })
}
