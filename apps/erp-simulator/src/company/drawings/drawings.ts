import { camp } from './camp.ts'
import { diggers } from './diggers.ts'
import type { Draw } from './frame.ts'
import { spares, wear } from './goods.ts'
import { breaking, concreting, cutting, measuring } from './hand-tools.ts'
import { lifts } from './lifts.ts'
import { flows, power } from './power.ts'
import { scaffolds, yard } from './scaffolds.ts'

/** Every drawing of the family by the name the catalogue uses. */
export const drawings = {
  ...diggers,
  ...lifts,
  ...scaffolds,
  ...yard,
  ...camp,
  ...power,
  ...flows,
  ...breaking,
  ...cutting,
  ...concreting,
  ...measuring,
  ...wear,
  ...spares,
} satisfies Record<string, Draw>

export type DrawingName = keyof typeof drawings
