import { type SavedView, viewBounds } from '@portal/domain/saved-views/saved-view.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { Id, UserName } from './values.ts'

/** A view of a table that a person keeps under a name. */
const View = z.object({
  weergaveId: Id,
  tabel: z
    .string()
    .max(100)
    .regex(/^\/[\w/$-]*$/),
  naam: z.string().trim().min(1).max(viewBounds.name),
  adres: z.string().max(viewBounds.address),
  standaard: z.boolean(),
})

/** As it is answered: what was stored once is never refused. */
const StoredView = z.object({
  id: Id,
  tabel: z.string(),
  naam: z.string(),
  adres: z.string(),
  standaard: z.boolean(),
}) satisfies z.ZodType<SavedView>

const who = { gebruikerLogin: UserName }
const base = { access: 'session', identity: 'gebruikerLogin' } as const

export const savedViews = {
  getViews: query('/api/MaterieelWeergaven/GetWeergaven', {
    summary: 'The views of tables that the user keeps, of all tables, in the order in which they were made.',
    ...base,
    reads: ['savedViews'],
    in: z.object(who),
    out: z.object({ items: z.array(StoredView) }),
  }),
  saveView: command('/api/MaterieelWeergaven/SaveWeergave', {
    summary:
      'Keep a view under an id that the caller makes: a new one, another name of it, or a deleted one again. The one that a table opens with takes the place of the former one.',
    ...base,
    changes: ['savedViews'],
    in: z.object({ ...who, ...View.shape }),
    out: z.null(),
    errors: ['weergave.naam_bestaat', 'weergave.te_veel'],
  }),
  removeView: command('/api/MaterieelWeergaven/RemoveWeergave', {
    summary: 'Delete a view of the user.',
    ...base,
    changes: ['savedViews'],
    in: z.object({ ...who, weergaveId: Id }),
    out: z.null(),
  }),
}
