import type { savedViews } from '@portal/contract/saved-views.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listViews } from './saved-views.store.ts'

export const getViews: UseCase<typeof savedViews.getViews> = async (ctx) => ({
  items: await listViews(ctx.db, signedIn(ctx).userName),
})
