import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { buildItem, buildPiece, buildStock } from './builders.ts'
import type { Somebody } from './list-calls.ts'
import type { TestPortal } from './test-portal.ts'

const { removalList } = contract
type Asked = CallInput<typeof removalList.addItems>['items'][number]

/** Mixers that have numbers and fences that are counted, 20 of them at the location, 5 of which are asked for already. */
export async function buildSite(
  portal: TestPortal,
  { locationNo }: Somebody,
): Promise<{ mixer: string; other: string }> {
  await buildStock(portal, { locationNo, plantType: 'HEK', quantity: 20, qtyOnRemoval: 5 })
  const mixer = await placePiece(portal, { plantType: 'MOLEN', locationNo })
  return { mixer, other: await placePiece(portal, { plantType: 'MOLEN', locationNo }) }
}

/** A piece that stands at a location, or in a depot when that is blank, with every number a label can carry. */
export async function placePiece(
  portal: TestPortal,
  row: Parameters<typeof buildPiece>[1] & { plantType: string; locationNo: string },
): Promise<string> {
  pieceCount += 1
  const no = row.no ?? `${row.plantType}${pieceCount}`
  const labels = { description: `Stuk ${no}`, serialNo: `SN ${no}`, inspectionNo: `K${no}` }
  await buildPiece(portal, { ...labels, status: 'On_Location', ...row, no })
  const { locationNo, plantType } = row
  if (locationNo !== '') await buildStock(portal, { locationNo, plantType, plantNo: no })
  return no
}
let pieceCount = 0

export async function buildKinds(portal: TestPortal): Promise<void> {
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen', weight: 50.5, rentPriceDay: 10, rentPriceWeek: 40 })
  await buildItem(portal, { no: 'HEK', description: 'Bouwhek', weight: 17, bulk: true })
}

export function returnOf(materieelSoort: string, materieelNummer = '', retourAantal = 1): Asked {
  return { type: 'Materieel', materieelSoort, materieelNummer, retourAantal }
}

/** The removal-list calls of one person at one location. */
export function removalCalls(portal: TestPortal, { userName, locationNo }: Somebody) {
  const place = { gebruikerLogin: userName, materieellocatie: locationNo }
  const as = { as: userName }
  return {
    place,
    add: (...items: Asked[]) => portal.post(removalList.addItems, { ...place, items }, as),
    scan: (code: string) => portal.post(removalList.addScanned, { ...place, code }, as),
    read: async () => (await portal.post(removalList.getRemovalList, place, as)).answer,
    save: (items: CallInput<typeof removalList.updateItems>['items'], versie: number) =>
      portal.post(removalList.updateItems, { ...place, items, versie }, as),
    removeItem: (id: string) => portal.post(removalList.removeItem, { id }, as),
    removeItems: (...ids: string[]) => portal.post(removalList.removeItems, { items: ids.map((id) => ({ id })) }, as),
  }
}
