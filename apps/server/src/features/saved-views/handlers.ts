import type { savedViews } from '@portal/contract/saved-views.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getViews } from './get-views.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'

export const savedViewsHandlers: Handlers<typeof savedViews> = { getViews, saveView, removeView }
