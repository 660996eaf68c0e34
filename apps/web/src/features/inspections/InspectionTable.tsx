import type { Inspection } from '@portal/contract/inspections.ts'
import { inspectionDisplays } from '@portal/domain/inspections/inspection-display.ts'
import { IconCertificate } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { useDocumentDialog } from '../../shared/documents/use-document-dialog.tsx'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField, SelectField } from '../../ui/ChoiceField.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FoldedFilters } from '../../ui/filters/FoldedFilters.tsx'
import { Row } from '../../ui/Layout.tsx'
import { InspectionPeriods } from './InspectionPeriods.tsx'
import classes from './Inspections.module.css'
import { inspectionColumns } from './inspection-columns.tsx'
import { chooseInspections, type InspectionView, isInPeriod } from './inspection-view.ts'

interface InspectionTableProps {
  readonly items: readonly Inspection[]
  readonly view: InspectionView
  readonly changeView: (change: (now: InspectionView) => InspectionView) => void
}

/** The inspections of the chosen view. */
export function InspectionTable({ items, view, changeView }: InspectionTableProps) {
  const text = useText()
  const settings = useSettings()
  const { open, dialog } = useDocumentDialog()
  const columns = useMemo(() => inspectionColumns({ text, settings, open }), [text, settings, open])
  const today = todayNow()
  const { period } = view
  const chosen = useMemo(() => chooseInspections(items, view), [items, view])
  const rows = useMemo(
    () => (period === null ? chosen : chosen.filter((row) => isInPeriod(row, period, today))),
    [chosen, period, today],
  )
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<IconCertificate />}
        title={text('keuringen.leeg')}
        action={
          view.earlier ? (
            <ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>
          ) : (
            <Button onClick={() => changeView((now) => ({ ...now, earlier: true }))}>
              {text('inspections.showAll')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <InspectionPeriods items={chosen} view={view} changeView={changeView} />
      <DataTable
        label={text('page./materieelkeuringen')}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.keuringId)}
        empty={
          <EmptyState
            title={text('table.noMatch')}
            action={
              <Button
                onClick={() => changeView(() => ({ display: 'Both', earlier: true, attention: false, period: null }))}
              >
                {text('inspections.showAll')}
              </Button>
            }
          />
        }
      />
      {dialog}
    </>
  )
}

/** What shows: all, the approved or the rest, and those that were superseded. */
export function InspectionChoices({ view, changeView }: Omit<InspectionTableProps, 'items'>) {
  const text = useText()
  return (
    <FoldedFilters on={[view.display !== 'Both', view.earlier, view.attention]}>
      <Row align="end" wrap className={classes.choices} data-screen-only>
        <SelectField
          label={text('inspections.display')}
          required
          value={view.display}
          choices={inspectionDisplays.map((value) => ({ value, label: text(`enum.InspectionDisplay.${value}`) }))}
          onChange={(event) => {
            const wanted = event.currentTarget.value
            changeView((now) => ({ ...now, display: inspectionDisplays.find((one) => one === wanted) ?? 'Both' }))
          }}
        />
        <CheckField
          label={text('inspections.earlier')}
          checked={view.earlier}
          onChange={(earlier) => changeView((now) => ({ ...now, earlier }))}
        />
        <CheckField
          label={text('inspections.attention')}
          checked={view.attention}
          onChange={(attention) => changeView((now) => ({ ...now, attention }))}
        />
      </Row>
    </FoldedFilters>
  )
}
