import { orderKinds } from '@portal/domain/states/enums.ts'

/** What can be ordered again: a request, or an order of a kind; the words of the address. */
export const againKinds = ['aanvraag', ...orderKinds] as const
export type AgainKind = (typeof againKinds)[number]

export const againPath = (kind: AgainKind, number: string): string =>
  `/opnieuw-bestellen/${kind}/${encodeURIComponent(number)}`
