import type { MailPage } from '../src/platform/mail/mail-page.ts'

/** A mail that says just this. */
export const pageSaying = (text: string): MailPage => ({
  heading: text,
  paragraphs: [],
  facts: [],
  columns: [],
  rows: [],
  link: null,
  footer: 'Automatisch verstuurd.',
  accent: '#f5a800',
})
