const id = String.raw`\bR-[A-Z]+(?:-[A-Z]+)?-\d{2}\b`

/** Ids of rules named in titles, each by itself. */
export function findRuleIds(titles: string): ReadonlySet<string> {
  return new Set(titles.match(new RegExp(id, 'g')) ?? [])
}

/** Titles of tests that name a range of rules: nobody sees which of them the test holds. */
export function findRuleRanges(source: string): readonly string[] {
  const titles = source.match(/\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])(?:(?!\1).)*\1/g) ?? []
  const range = new RegExp(String.raw`${id}\s*(?:\.\.+|…|–|—|-|to|until|tot|t/m)\s*(?:R-|-?\d{2}\b)`)
  return titles.filter((title) => range.test(title))
}
