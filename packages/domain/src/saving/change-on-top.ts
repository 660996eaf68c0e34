/** A field that somebody changed: what it was to them, and what it is to be. */
export interface FieldChange {
  readonly was: string | number
  readonly wordt: string | number
}

type Values = Readonly<Record<string, string | number>>

/** What a change of some fields comes to on top of what is stored by now. */
export interface ChangeOnTop {
  /** The fields to store, those alone that do not hold it already. */
  readonly changes: Values
  /** What the fields hold that somebody else gave a third value; nothing of the change is stored then. */
  readonly clashes: Values
}

/**
 * A change that was made some time ago, on top of what others did meanwhile. A field that holds what it is to be is done,
 * however it came; one that holds what it was changes; anything else is for the person to decide.
 */
export function changeOnTop(stored: Values, changed: Readonly<Record<string, FieldChange | undefined>>): ChangeOnTop {
  const fields = Object.entries(changed).flatMap(([field, change]) =>
    change === undefined || stored[field] === change.wordt ? [] : [{ field, ...change }],
  )
  const clashing = fields.filter(({ field, was }) => stored[field] !== was)
  return {
    changes: clashing.length > 0 ? {} : Object.fromEntries(fields.map(({ field, wordt }) => [field, wordt])),
    clashes: Object.fromEntries(clashing.map(({ field }) => [field, stored[field] ?? ''])),
  }
}
