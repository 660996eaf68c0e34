import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { returnKey } from '@portal/domain/removal-list/plan-returns.ts'
import type { ItemKind, Shown } from '@portal/domain/states/enums.ts'
import { useMemo } from 'react'
import { useStore } from '../../lib/store.ts'
import { removedLines } from './removed-lines.ts'
import { useRemovalList } from './use-removal-list.ts'

/** The lines of the removal list of one location, by what they are of. */
export type ListedReturns = ReadonlyMap<string, RemovalListItem>

/** What of a location this person has put on the removal list; empty until that is read. */
export function useListedReturns(locationNo: string): ListedReturns {
  const { data } = useRemovalList()
  const gone = useStore(removedLines)
  return useMemo(() => {
    const here = (data?.afvoerlijstItems ?? []).filter((line) => line.materieelLocatie === locationNo)
    return new Map(here.filter(({ id }) => !gone.has(id)).map((line) => [returnKey(line), line]))
  }, [data, gone, locationNo])
}

interface Returnable {
  readonly type: Shown<ItemKind>
  readonly materieelSoort: string
  readonly materieelNummer: string
}

export function listedOf(listed: ListedReturns, row: Returnable): RemovalListItem | null {
  return listed.get(returnKey(row)) ?? null
}
