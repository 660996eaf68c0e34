import { stock } from '@portal/contract/stock.ts'
import { IconHistory } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notify, notifyError, untilClosed } from '../../lib/notifications.ts'
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
      const [{ saveCsv, saveExcel }, { historyColumns }] = await Promise.all([
        import('../../ui/table/export-rows.ts'),
        import('./history-columns.tsx'),
      ])
      const history = await call(stock.getStockHistory, { gebruikerLogin, materieellocatie: location.nummer })
      if (history.items.length === 0) return history
      const file = {
        name: text('stock.historyOf', { number: location.nummer }),
        columns: historyColumns(settings, text),
        rows: history.items,
        texts: { format, yes: text('value.yes'), no: text('value.no') },
      }
      if (as === 'csv') saveCsv(file)
      else await saveExcel(file)
      return history
    },
    onError: notifyError,
    onSuccess: ({ bron, stand, volledig, items }) => {
      if (items.length === 0) return notify('leeg.algemeen')
      const time = stand === null ? text('value.unknown') : format.moment(stand)
      if (bron === 'kopie') notify('stock.exportedCopy', { params: { time }, severity: 'warning' })
      if (!volledig) notify('stock.notComplete', { severity: 'warning', durationMs: untilClosed })
    },
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
