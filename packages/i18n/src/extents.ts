/**
 * How much of the texts a screen shows beside those that every page may need, and which files that is. The steps of
 * ordering show nothing of the other screens of a site.
 */
export const extents = {
  first: [],
  site: ['site'],
  wizard: ['wizard'],
  queue: ['queue'],
  ground: ['site', 'queue', 'ground'],
  later: ['site', 'wizard', 'queue', 'later'],
  admin: ['site', 'wizard', 'queue', 'ground', 'later', 'admin'],
} as const

export type Extent = keyof typeof extents
/** A file of texts that is fetched when a screen shows them. */
export type TextPart = Exclude<Extent, 'first'>
