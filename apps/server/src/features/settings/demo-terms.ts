import { readFile } from 'node:fs/promises'
import type { TenantParts } from '../../platform/context.ts'
import { readOverrides, setOverrides } from './settings.store.ts'

const terms = new URL('../../tenants/demo-terms.html', import.meta.url)

/** Gives a demo tenant terms to read, as the document store holds them for any tenant; those set by hand stay. */
export async function addDemoTerms({ db, files, clock }: Pick<TenantParts, 'db' | 'files' | 'clock'>): Promise<void> {
  const key = 'Standaard_Voorwaarden'
  if ((await readOverrides(db)).has(key)) return
  const value = await files.put(await readFile(terms))
  await setOverrides(db, [{ key, value }], { changedBy: '', changedAt: clock.now() })
}
