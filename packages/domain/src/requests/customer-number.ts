interface Numbered {
  /** Of the request it came of, by the number people know. */
  readonly aanvraagnummer: string | null
  /** Its own, in the back office. */
  readonly nummer: string
}

/**
 * The one number that a customer reads, says on the telephone and finds everything by: that of the request, from asking
 * to billing. What came of no request has only its own.
 */
export function customerNumber({ aanvraagnummer, nummer }: Numbered): string {
  return aanvraagnummer ?? nummer
}
