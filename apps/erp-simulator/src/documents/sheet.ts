/** A table of a sheet; the columns share its width by their shares. */
export interface SheetTable {
  readonly columns: readonly { readonly name: string; readonly share: number; readonly isFigure?: true }[]
  readonly rows: readonly (readonly string[])[]
}

/** What a document says, before it is drawn. */
export interface Sheet {
  readonly title: string
  /** What it is and whose, each with its label; an empty one is left out. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly paragraphs?: readonly string[]
  readonly table?: SheetTable
  /** Below the figures of the table. */
  readonly sums?: readonly (readonly [label: string, amount: string])[]
  /** What it comes to, in a frame. */
  readonly stamp?: string
  /** Who signs it. */
  readonly signers?: readonly string[]
}

/** Whose paper it is printed on. */
export const company = {
  name: 'Rijnmond Materieel B.V.',
  lines: [
    'Materieeldepot Rotterdam, Waalhaven Oostzijde 81, 3087 BM Rotterdam',
    'T 010 555 01 00 · materieel@rijnmond.example',
  ],
  footer: 'KvK 24555010 · Btw NL 8055.55.010.B01 · IBAN NL00 RIJN 0555 0100 10',
} as const
