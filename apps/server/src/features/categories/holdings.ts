import { categoryMembers } from '@portal/domain/catalogue/category-members.ts'
import type { CatalogueKey, StoredCategory } from '../catalogue/catalogue.store.ts'

/** How many orderable items a category holds, and the address of the picture that stands for it. */
export function holdingsOf(
  tree: readonly StoredCategory[],
  keys: readonly CatalogueKey[],
  pictures: ReadonlyMap<string, string>,
) {
  return ({ id, picture }: StoredCategory) => {
    const members = (categoryMembers(tree, keys, id) ?? []).filter((member) => member.orderable)
    const hash = picture ?? members.map((member) => pictures.get(member.no)).find((found) => found !== undefined)
    return { aantalArtikelen: members.length, afbeelding: hash === undefined ? null : `/afbeeldingen/${hash}` }
  }
}
