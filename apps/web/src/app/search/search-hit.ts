/** One thing that the search box offers. */
export interface SearchHit {
  readonly key: string
  readonly name: string
  readonly detail: string
  /** Where it goes; empty for a location, which is chosen instead, and for what `run` does. */
  readonly to: string
  readonly run?: () => void
  readonly location?: string
  readonly picture?: string | null
}
