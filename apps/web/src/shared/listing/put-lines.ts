import type { CallAnswer } from '@portal/contract/define.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { call } from '../../lib/call.ts'
import { untilRead } from '../../lib/read-changed.ts'

export type SeenOrderList = CallAnswer<typeof orderList.getOrderList>

/** A line as it is put back: what the list shows of the item is not the list's. */
function lineToPut(line: SeenOrderList['items'][number]) {
  const { id, parentId, type, materieelSoort, aantal, comment, setNummer, setAantal } = line
  return { id, parentId, type, materieelSoort, aantal, comment, setNummer, setAantal }
}

interface PutBack {
  readonly gebruikerLogin: string
  readonly materieellocatie: string
  readonly bestellijstId: string
  /** The version that is undone: on top of a newer one it is refused. */
  readonly versie: number
  readonly lines: Readonly<SeenOrderList['items']>
}

/** Makes an order list hold what it held before. */
export async function putLinesBack({ lines, ...list }: PutBack): Promise<void> {
  try {
    await call(orderList.putLines, { ...list, regels: lines.map(lineToPut) })
  } finally {
    await untilRead()
  }
}
