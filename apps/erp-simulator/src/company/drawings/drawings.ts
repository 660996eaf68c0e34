import { breaking } from './breaking.ts'
import { cabins } from './cabins.ts'
import { cables } from './cables.ts'
import { climate } from './climate.ts'
import { compactors } from './compactors.ts'
import { concreting } from './concreting.ts'
import { consumables } from './consumables.ts'
import { cranes } from './cranes.ts'
import { diggers } from './diggers.ts'
import { fences } from './fences.ts'
import { formwork } from './formwork.ts'
import type { Draw } from './frame.ts'
import { furniture } from './furniture.ts'
import { generators } from './generators.ts'
import { goods } from './goods.ts'
import { grinders } from './grinders.ts'
import { ground } from './ground.ts'
import { handlers } from './handlers.ts'
import { ladders } from './ladders.ts'
import { lights } from './lights.ts'
import { loaders } from './loaders.ts'
import { measuring } from './measuring.ts'
import { platforms } from './platforms.ts'
import { protection } from './protection.ts'
import { pumps } from './pumps.ts'
import { saws } from './saws.ts'
import { slings } from './slings.ts'
import { storage } from './storage.ts'
import { towers } from './towers.ts'
import { trailers } from './trailers.ts'

/** Every drawing of the family by the name the catalogue uses. */
export const drawings = {
  ...diggers,
  ...loaders,
  ...compactors,
  ...platforms,
  ...handlers,
  ...cranes,
  ...slings,
  ...towers,
  ...ladders,
  ...formwork,
  ...fences,
  ...ground,
  ...storage,
  ...cabins,
  ...furniture,
  ...trailers,
  ...generators,
  ...cables,
  ...lights,
  ...climate,
  ...pumps,
  ...breaking,
  ...saws,
  ...grinders,
  ...concreting,
  ...measuring,
  ...protection,
  ...consumables,
  ...goods,
} satisfies Record<string, Draw>

export type DrawingName = keyof typeof drawings
