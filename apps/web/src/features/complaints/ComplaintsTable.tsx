import type { Complaint } from '@portal/contract/complaints.ts'
import { complaintFilterStatuses, complaintStatuses } from '@portal/domain/states/enums.ts'
import { IconMessageReport } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import classes from './Complaints.module.css'
import { complaintColumns } from './complaint-columns.tsx'
import { type ComplaintFilter, isUnder } from './complaint-view.ts'

interface ComplaintsTableProps {
  readonly rows: readonly Complaint[]
  /** Of several locations. */
  readonly ofPlaces: boolean
  readonly label: string
}

/** Feedback as a table with its export, narrowed by how far it is; the choice stands in the address. */
export function ComplaintsTable({ rows, ofPlaces, label }: ComplaintsTableProps) {
  const text = useText()
  const settings = useSettings()
  const navigate = useNavigate()
  const { stand }: { stand?: unknown } = useSearch({ strict: false })
  const filter: ComplaintFilter = [...complaintFilterStatuses, 'open' as const].find((one) => one === stand) ?? ''
  const columns = useMemo(() => complaintColumns(settings, text, ofPlaces), [settings, text, ofPlaces])
  const statuses = complaintFilterStatuses.map((value, at) => ({
    value,
    label: text(`enum.ComplaintStatus.${complaintStatuses[at] ?? 'Ontvangen'}`),
  }))
  const choices = [{ value: 'open', label: text('complaints.filter.open') }, ...statuses]
  const choose = (value: string) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, stand: value === '' ? undefined : value }) })
  return (
    <>
      {rows.length > 0 && (
        <div className={classes.filter}>
          <SelectField
            label={text('complaints.filter')}
            required
            placeholder={text('complaints.filter.all')}
            choices={choices}
            value={filter}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </div>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={rows.filter((row) => isUnder(row, filter))}
        rowKey={(row) => row.id}
        onOpen={(row) => void navigate({ to: '/klacht-details/$id', params: { id: row.id } })}
        empty={
          <EmptyState
            icon={<IconMessageReport />}
            title={text(ofPlaces ? 'complaints.emptyAll' : 'klachten.leeg')}
            action={<ScreenButton to="/klachten-aanmaken">{text('complaints.give')}</ScreenButton>}
          >
            {text('complaints.emptyText')}
          </EmptyState>
        }
      />
    </>
  )
}
