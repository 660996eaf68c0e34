import type { FieldRefusal } from '../refusal.ts'
import type { RequestDraft } from '../requests/request-draft.ts'
import type { Settings } from '../settings/read-setting.ts'

interface DepotFacts {
  readonly nummer: string
  readonly adressen: readonly { readonly code: string }[]
}

/** A depot and the code of the address there (R-ENT-13). */
export type DepotAnswer = Pick<RequestDraft, 'depotNo' | 'depotAddressCode'>

type DepotFault = FieldRefusal<keyof DepotAnswer, 'depot.niet_gevonden'>

/** A depot with its one address, or with none chosen yet when it has several. */
export function depotChoice(depot: DepotFacts | undefined): DepotAnswer {
  if (depot === undefined) return { depotNo: '', depotAddressCode: '' }
  const [only, ...others] = depot.adressen
  return { depotNo: depot.nummer, depotAddressCode: only && others.length === 0 ? only.code : '' }
}

/** The depot where nobody chose one: the firm's own (a setting names it), or the only one there is. */
function startDepot(depots: readonly DepotFacts[], preferred: string): DepotAnswer {
  const [only] = depots
  return depotChoice(depots.find(({ nummer }) => nummer === preferred) ?? (depots.length === 1 ? only : undefined))
}

/** Number of the firm's own depot for this purpose; an empty setting uses the default depot (R-SET-30). */
export function ownDepot(purpose: 'Depot_Afvoer' | 'Depot_Ophalen', settings: Pick<Settings, 'string'>): string {
  return settings.string(purpose) || settings.string('Depot_Standaard')
}

/** A form without a depot has the one it starts with, before anything is judged; the form and the call use this one rule. */
export function withStartDepot<Form extends DepotAnswer>(
  form: Form,
  depots: readonly DepotFacts[],
  preferred: string,
): Form {
  return form.depotNo === '' ? { ...form, ...startDepot(depots, preferred) } : form
}

/** What of the answer is none of these depots; no depot is no fault here. */
export function unknownDepotFaults(answer: DepotAnswer, depots: readonly DepotFacts[]): DepotFault[] {
  const { depotNo, depotAddressCode } = answer
  if (depotNo === '') return []
  const depot = depots.find(({ nummer }) => nummer === depotNo)
  if (depot === undefined) return [{ field: 'depotNo', code: 'depot.niet_gevonden', params: {} }]
  if (depotAddressCode === '' || depot.adressen.some(({ code }) => code === depotAddressCode)) return []
  return [{ field: 'depotAddressCode', code: 'depot.niet_gevonden', params: {} }]
}
