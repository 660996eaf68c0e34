import type { FilterableProperty } from './filter-types.ts'

const most = 3
/** What is longer is a sentence, and no figure. */
const longest = 18

/**
 * The properties by which somebody chooses an item, at most three, in the order of the back office: the measures that
 * the catalogue has a range for, then the options that it filters by. The weight stands among the facts of each item.
 */
export function decidingProperties<Property extends FilterableProperty>(
  properties: readonly Property[],
  weight: number,
): readonly Property[] {
  const short = properties.filter(({ text }) => text.trim() !== '' && text.length <= longest)
  const measures = short.filter(
    ({ filterSoort, waarde }) => filterSoort === 'Numeric' && waarde !== null && waarde !== weight,
  )
  return [...measures, ...short.filter(({ filterSoort }) => filterSoort === 'Option')].slice(0, most)
}
