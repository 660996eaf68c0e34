/**
 * The back office's field types as data. A decimal is a string of digits and a date is `YYYY-MM-DD` or null in rows of
 * either side; how each protocol spells them is the business of that side.
 */
export type FieldType =
  | { readonly type: 'Code'; readonly length: number }
  | { readonly type: 'Text'; readonly length: number }
  | { readonly type: 'Decimal' }
  | { readonly type: 'Date' }
  | { readonly type: 'DateTime' }
  | { readonly type: 'Boolean' }
  | { readonly type: 'Integer' }
  | { readonly type: 'BigInteger' }
  | { readonly type: 'Guid' }
  | { readonly type: 'Option'; readonly members: readonly string[]; readonly captions?: Captions }

/** Member → its other spellings: the captions in Dutch and in English, which an object may publish instead of it. */
export type Captions = Readonly<Record<string, readonly string[]>>

export const code = <L extends number>(length: L) => ({ type: 'Code', length }) as const
export const text = <L extends number>(length: L) => ({ type: 'Text', length }) as const
export const decimal = { type: 'Decimal' } as const
export const date = { type: 'Date' } as const
export const dateTime = { type: 'DateTime' } as const
export const boolean = { type: 'Boolean' } as const
export const integer = { type: 'Integer' } as const
export const bigInteger = { type: 'BigInteger' } as const
export const guid = { type: 'Guid' } as const
/** Members in the back office's own spelling, with spaces; a blank member is `' '` on the wire and `''` in a row. */
export const option = <const M extends readonly string[]>(...members: M) => ({ type: 'Option', members }) as const
/** An option with the captions of its members; a reader takes a caption for its member (R-STATE-13). */
export const captioned = <const M extends readonly string[]>(
  { members }: { readonly type: 'Option'; readonly members: M },
  captions: Readonly<Partial<Record<M[number], readonly string[]>>>,
) =>
  // A member without captions has none, which reads the same.
  ({ type: 'Option', members, captions: captions as Captions }) as const

/** The TypeScript value of a field in a row. */
export type ValueOf<F extends FieldType> = F extends { type: 'Boolean' }
  ? boolean
  : F extends { type: 'Integer' }
    ? number
    : F extends { type: 'BigInteger' }
      ? bigint
      : F extends { type: 'Date' | 'DateTime' | 'Guid' }
        ? string | null
        : F extends { type: 'Option'; members: infer M extends readonly string[] }
          ? M[number]
          : string
