/** A row of any service, by field name. */
export type Row = Readonly<Record<string, unknown>>
