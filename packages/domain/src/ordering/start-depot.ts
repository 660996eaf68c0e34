interface DepotFacts {
  readonly nummer: string
  readonly adressen: readonly { readonly code: string }[]
}

/** A depot and the code of the address there (R-ENT-13). */
export interface DepotAnswer {
  readonly bestemming: { readonly nummer: string } | null
  readonly bestemmingadres: string
}

/** A depot with its one address, or with none chosen yet when it has several. */
export function depotChoice(depot: DepotFacts | undefined): DepotAnswer {
  if (depot === undefined) return { bestemming: null, bestemmingadres: '' }
  const [only, ...others] = depot.adressen
  return { bestemming: { nummer: depot.nummer }, bestemmingadres: only && others.length === 0 ? only.code : '' }
}

/** The depot where nobody chose one: the firm's own (a setting names it), or the only one there is. */
export function startDepot(depots: readonly DepotFacts[], preferred: string): DepotAnswer {
  const [only] = depots
  return depotChoice(depots.find(({ nummer }) => nummer === preferred) ?? (depots.length === 1 ? only : undefined))
}

/** A form without a depot has the one it starts with, before anything is judged; the form and the call use this one rule. */
export function withStartDepot<Form extends DepotAnswer>(
  form: Form,
  depots: readonly DepotFacts[],
  preferred: string,
): Form {
  return form.bestemming === null ? { ...form, ...startDepot(depots, preferred) } : form
}
