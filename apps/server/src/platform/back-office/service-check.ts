/** A field that is published otherwise than the portal needs it, each written like `Edm.String(100)`. */
export interface IncorrectField {
  readonly field: string
  readonly expected: string
  readonly published: string
}

/** One web service of the back office beside what the portal expects of it. */
export interface ServiceCheck {
  readonly service: string
  readonly kind: 'page' | 'query' | 'codeunit'
  /** The number of the published object, else the one the portal expects. */
  readonly objectId: number
  /** Null when the back office does not say. */
  readonly published: boolean | null
  /** What went wrong while it was asked for, e.g. `Unauthorized: …`. */
  readonly error: string | null
  /** Fields of a page or query, procedures of a codeunit. */
  readonly publishedFields: readonly string[]
  readonly expectedFields: readonly string[]
  readonly missingFields: readonly string[]
  readonly incorrectFields: readonly IncorrectField[]
}
