import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'

/** What the removal list shows of a line and exports, in order: the setting Afvoerlijst_Kolommen. */
export function useRemovalListFields(): readonly string[] {
  const columns = useSettings().column('Afvoerlijst_Kolommen')
  return useMemo(() => visibleColumns(columns), [columns])
}
