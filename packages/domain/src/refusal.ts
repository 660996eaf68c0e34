/** Why something is not allowed: `code` is an error code and the key of its text, `params` fill its placeholders. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly params: Readonly<Record<string, string | number>>
}

/** A refusal of one field of a form, so that the form can show it beside that field. */
export interface FieldRefusal<Field extends string = string, Code extends string = string> extends Refusal<Code> {
  readonly field: Field
}
