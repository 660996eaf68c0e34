import { categories } from '../catalogue/categories.ts'
import { units } from '../catalogue/units.ts'
import type { CompanyRows } from '../contract.ts'

export function categoryRows(): CompanyRows['PortaalCategorie'] {
  return categories.map((category, at) => ({
    Code: category.code,
    Parent_Category: category.parent,
    Description: category.texts[0],
    Presentation_Order: (at + 1) * 10,
    Navision_Filter: category.filter,
    Hidden: category.hidden ?? false,
  }))
}

export function unitRows(): CompanyRows['PortaalEenheid'] {
  return Object.entries(units).map(([code, texts]) => ({ Code: code, Description: texts[0] }))
}
