/** One thing that the search box offers. */
export interface SearchHit {
  readonly key: string
  readonly name: string
  readonly detail: string
  /** Where it goes; empty for a location by itself and for what `run` does. */
  readonly to: string
  readonly run?: () => void
  /** Is chosen before going there. */
  readonly location?: string
  readonly picture?: string | null
}
