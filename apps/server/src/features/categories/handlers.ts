import type { categories } from '@portal/contract/categories.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getItemCategories } from './get-item-categories.ts'
import { getSettingItemCategories } from './get-setting-item-categories.ts'
import { removeCategoryImage } from './remove-category-image.ts'
import { toggleItemCategories } from './toggle-item-categories.ts'
import { updateCategoryImages } from './update-category-images.ts'

export const categoriesHandlers: Handlers<typeof categories> = {
  getItemCategories,
  getSettingItemCategories,
  toggleItemCategories,
  updateCategoryImages,
  removeCategoryImage,
}
