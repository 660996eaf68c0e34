import type { categories } from '@portal/contract/categories.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getItemCategories } from './get-item-categories.ts'

export const categoriesHandlers: Handlers<typeof categories> = { getItemCategories }
