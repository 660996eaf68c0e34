/** Search params of deciding: the submitted list that is open, and which lists are shown. */
export interface ApprovalSearch extends Record<string, unknown> {
  readonly aanvraag?: string
  readonly soort?: 'besloten'
}

export function approvalSearch({ aanvraag, soort }: Record<string, unknown>): ApprovalSearch {
  return {
    ...(typeof aanvraag === 'string' && /^G-\d{1,12}$/.test(aanvraag) ? { aanvraag } : {}),
    ...(soort === 'besloten' ? { soort } : {}),
  }
}
