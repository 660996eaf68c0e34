import { invoices } from '@portal/contract/invoices.ts'
import { useMemo } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { tellLocations } from '../../../shared/location/location-store.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { projectColumns } from './project-columns.tsx'

/** The projects of the user, to go to another of them; nothing while there is no other. */
export function ProjectList({ current }: { readonly current: string | null }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(invoices.getInvoicedProjects, { gebruikerLogin })
  const pricesVisible = query.data?.toonPrijs ?? true
  const columns = useMemo(() => projectColumns(text, pricesVisible), [text, pricesVisible])
  const others = query.data?.items.filter(({ projectNummer }) => projectNummer !== current) ?? []
  if (query.data !== undefined && others.length === 0) return null
  return (
    <Panel title={text('projects.projects')}>
      <StateView query={query} skeleton="lines">
        {({ items }) => (
          <DataTable
            label={text('projects.projects')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.projectNummer}
            state="own"
            onOpen={(row) => tellLocations({ type: 'selected', nummer: row.materieellocatie })}
            empty={null}
          />
        )}
      </StateView>
    </Panel>
  )
}
