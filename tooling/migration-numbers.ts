const numberOf = (name: string): number => Number(/^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? Number.NaN)

/** The number of the next migration, as its four digits: one after the highest, whatever is missing below. */
export function nextMigrationNumber(names: readonly string[]): string {
  const numbers = names.map(numberOf).filter((number) => !Number.isNaN(number))
  return String(Math.max(-1, ...numbers) + 1).padStart(4, '0')
}

/** Numbers that more than one migration has. */
export function doubledNumbers(names: readonly string[]): readonly string[] {
  const digits = names.map((name) => name.slice(0, 4))
  return [...new Set(digits.filter((number, place) => digits.indexOf(number) !== place))]
}
