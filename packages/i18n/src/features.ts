/**
 * The text files of every language, one line a feature. After a change here, `node packages/i18n/write-locales.ts`
 * writes the module of each language anew.
 */
export const features = [
  'messages',
  'errors',
  'shell',
  'parts',
  'enums',
  'settings',
  'pages',
  'auth',
  'home',
  'locations',
  'categories',
  'catalogue',
  'item',
  'documents',
  'inspections',
  'search',
  'order-list',
  'ordering',
  'removal-list',
  'removing',
  'moving',
  'transport',
  'requests',
  'orders',
  'exit-orders',
  'stock',
  'outbox',
  'sync',
  'tasks',
  'service-check',
  'mails',
  'developer',
] as const

/** Texts that no first page shows: of the administration, and of mails. A browser fetches them when they are asked for. */
export const laterFeatures: readonly (typeof features)[number][] = ['outbox', 'sync', 'tasks', 'service-check', 'mails']

/** The first language is the source: its keys are the keys of all. */
export const locales = ['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const
export type Locale = (typeof locales)[number]
