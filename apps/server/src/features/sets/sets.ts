import type { SetDetails } from '@portal/contract/sets.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ItemView } from '../catalogue/catalogue.store.ts'
import { listSets } from './sets.store.ts'

const mostPictures = 4

/** Sets as this visitor may see them: own texts, own prices or none; those of these numbers or all. */
export async function readSets(db: Db, numbers: readonly string[] | null, view: ItemView): Promise<SetDetails[]> {
  const { language, customerNo, today } = view
  const rows = await listSets(db, numbers, { language, priceGroup: customerNo, today })
  return rows.map(({ regels, ...set }) => ({
    ...set,
    aantalRegels: regels.length,
    bestelbaar: regels.some((line) => !line.optioneel) && regels.every((line) => line.bestelbaar || line.optioneel),
    afbeeldingen: [...new Set(regels.flatMap((line) => line.afbeelding ?? []))].slice(0, mostPictures),
    regels: regels.map((line) => hidePrices(line, view.pricesVisible)),
  }))
}
