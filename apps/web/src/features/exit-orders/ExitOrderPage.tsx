import type { ExitOrderDetails } from '@portal/contract/exit-orders.ts'
import { exitOrders } from '@portal/contract/exit-orders.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { DocumentSection } from '../../shared/documents/DocumentSection.tsx'
import { PhotoPanel } from '../../shared/documents/PhotoPanel.tsx'
import { useRecordCall } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { FactList } from '../../shared/records/FactList.tsx'
import { RecordColumns } from '../../shared/records/RecordColumns.tsx'
import { RecordScreen } from '../../shared/records/RecordScreen.tsx'
import { ChipRow } from '../../ui/ChipRow.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { exitLineColumns } from './exit-order-columns.tsx'

/** One exit order: what went out, why, for how much (R-ENT-35, R-ROUTE-26). */
export function ExitOrderPage() {
  const text = useText()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const calls = { own: exitOrders.getExitOrder, ofProject: exitOrders.getProjectExitOrder }
  const query = useRecordCall(calls, { nummer: id })
  return (
    <RecordScreen
      title={text('exitOrders.title', { number: query.data?.nummer ?? id })}
      id={id}
      list="/exitorders"
      unknown={{ title: 'exitorders.niet_gevonden', toAll: 'exitOrders.toAll' }}
      query={query}
      hasCourse={false}
    >
      {(details) => <ExitOrderView details={details} />}
    </RecordScreen>
  )
}

function ExitOrderView({ details }: { readonly details: ExitOrderDetails }) {
  const text = useText()
  return (
    <>
      <ChipRow>
        <StatusChip>{text(`enum.ExitOrderKind.${details.type}`)}</StatusChip>
      </ChipRow>
      <RecordColumns
        main={
          <Panel title={text('exitOrders.what')}>
            <ExitLines details={details} />
          </Panel>
        }
        side={
          <>
            <Panel title={text('requests.details')}>
              <ExitFacts details={details} />
            </Panel>
            <ExitFiles nummer={details.nummer} />
          </>
        }
      />
      <AreaAge of="AanvragenEnOrdersSync" />
    </>
  )
}

function ExitLines({ details }: { readonly details: ExitOrderDetails }) {
  const text = useText()
  const columns = useMemo(() => exitLineColumns(text, details.toonPrijs), [text, details.toonPrijs])
  return (
    <DataTable
      label={text('exitOrders.what')}
      columns={columns}
      rows={details.regels}
      rowKey={(line) => String(line.regelNummer)}
      state="own"
      empty={<p className="soft">{text('orders.noLines')}</p>}
      unpaged
    />
  )
}

function ExitFacts({ details }: { readonly details: ExitOrderDetails }) {
  const format = useFormat()
  return (
    <FactList
      facts={[
        ['exitOrders.date', format.date(details.datum)],
        ['exitOrders.reason', details.reden],
        ['requests.location', `${details.materieellocatie} ${details.locatieOmschrijving}`],
        ['orders.quantity', format.number(details.aantal, 2)],
        ['exitOrders.total', details.toonPrijs && format.money(details.totaalBedrag)],
      ]}
    />
  )
}

function ExitFiles({ nummer }: { readonly nummer: string }) {
  const images = useCall(exitOrders.getExitOrderImages, { nummer })
  const documents = useCall(exitOrders.getExitOrderDocuments, { nummer })
  return (
    <>
      <PhotoPanel photos={images.data?.items ?? []} />
      <Panel>
        <DocumentSection query={documents} />
      </Panel>
    </>
  )
}
