import { IconHistory } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'

/** Saves the whole history of a location as a file (R-SCR-STOCK-05); says so when it is not from the back office itself. */
export function useExportHistory(location: Location) {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  return useMutation({
    mutationFn: async (as: 'excel' | 'csv') => {
      const { saveHistory } = await import('./save-history.ts')
      return saveHistory({ as, gebruikerLogin, locationNo: location.nummer, words: { text, format, settings } })
    },
    onError: notifyError,
  })
}

export function ExportHistory({ location }: { readonly location: Location }) {
  const text = useText()
  const save = useExportHistory(location)
  return (
    <Popup
      label={text('stock.exportHistory')}
      button={(button) => (
        <Button {...button} icon={<IconHistory />} busy={save.isPending}>
          {text('stock.exportHistory')}
        </Button>
      )}
    >
      {(close) => <HistoryKinds save={save} close={close} />}
    </Popup>
  )
}

interface KindsProps {
  readonly save: ReturnType<typeof useExportHistory>
  readonly close: () => void
}

/** As which kind of file. */
export function HistoryKinds({ save, close }: KindsProps) {
  const text = useText()
  return (
    <>
      <MenuItem onChoose={() => save.mutate('excel', { onSettled: close })}>{text('table.exportExcel')}</MenuItem>
      <MenuItem onChoose={() => save.mutate('csv', { onSettled: close })}>{text('table.exportCsv')}</MenuItem>
    </>
  )
}
