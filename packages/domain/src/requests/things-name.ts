/** What is in a request or an order: its first thing, how many of it, and how many further lines there are. */
export interface Things {
  readonly naam: string
  readonly aantal: number
  readonly anderen: number
}

/** What a request or an order is called by; empty without a first thing. */
export function thingsName({ naam, aantal, anderen }: Things, number: (value: number) => string): string {
  if (naam === '') return ''
  const some = aantal > 1 ? `${number(aantal)} × ${naam}` : naam
  return anderen === 0 ? some : `${some} + ${anderen}`
}
