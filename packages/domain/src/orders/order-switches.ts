import type { BoolKey } from '../settings/catalogue.ts'
import type { OrderKind } from '../states/enums.ts'

/** Which end of a move is looked from: what comes, what goes, or either. */
export type OrderDirection = 'naar' | 'van' | 'beide'

const ofMove: Readonly<Record<OrderDirection, readonly BoolKey[]>> = {
  naar: ['AppMaterieelorders_VerplaatsingNaar_Actief'],
  van: ['AppMaterieelorders_VerplaatsingVan_Actief'],
  beide: [],
}

/**
 * The switches beside that of the area that must all be on for orders of a kind (R-SET-32, R-SCR-SHELL-25): screen and
 * call are closed by the same ones.
 */
export function orderSwitches(kind: OrderKind, direction: OrderDirection): readonly BoolKey[] {
  if (kind === 'Aanvoer') return ['AppMaterieelorders_Aanvoer_Actief']
  if (kind === 'Afvoer') return ['AppMaterieelorders_Afvoer_Actief']
  return ['AppMaterieelorders_Verplaatsing_Actief', ...ofMove[direction]]
}
