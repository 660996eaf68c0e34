import { earthmoving } from './earthmoving.ts'
import { energy } from './energy.ts'
import type { Family } from './family.ts'
import { lifting } from './lifting.ts'
import { scaffolding } from './scaffolding.ts'
import { site } from './site.ts'
import { supplies } from './supplies.ts'
import { tools } from './tools.ts'

/** Everything the company rents out and sells, before sizes and variants are multiplied. */
export const families: readonly Family[] = [
  ...earthmoving,
  ...lifting,
  ...scaffolding,
  ...site,
  ...energy,
  ...tools,
  ...supplies,
]
