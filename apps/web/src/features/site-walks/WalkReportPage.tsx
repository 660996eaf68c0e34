import { siteWalks } from '@portal/contract/site-walks.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { savePdf } from '../../lib/save-pdf.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { LocationScreen } from '../../shared/location/LocationScreen.tsx'
import { FactList } from '../../shared/records/FactList.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { AskedRows } from './AskedRows.tsx'
import { AttentionRows } from './AttentionRows.tsx'
import { WalkChips } from './ClosedWalks.tsx'
import { ReportTable } from './ReportTable.tsx'

/** What a walk over a site found, and what becomes of it. */
export function WalkReportPage() {
  const text = useText()
  const format = useFormat()
  const { ronde = '' }: { readonly ronde?: string } = useParams({ strict: false })
  const query = useCall(siteWalks.getWalkReport, { ronde })
  const print = useMutation({
    mutationFn: async () => savePdf(await call(siteWalks.print, { ronde })),
    onError: notifyError,
  })
  return (
    <LocationScreen
      title={text('page./locatie/ronde/{ronde}')}
      intro={
        query.data !== undefined &&
        `${query.data.materieellocatie} · ${query.data.locatieOmschrijving} · ${format.moment(query.data.afgesloten)}`
      }
      actions={
        query.data !== undefined && (
          <Button icon={<IconDownload aria-hidden />} busy={print.isPending} onClick={() => print.mutate()}>
            {text('siteWalks.savePdf')}
          </Button>
        )
      }
    >
      <StateView query={query}>
        {(report) => (
          <>
            <FactList
              facts={[
                ['siteWalks.by', [...new Set([report.begonnenDoor, report.afgeslotenDoor])].filter(Boolean).join(', ')],
                ...(report.deel === '' ? [] : ([['siteWalks.part', report.deel]] as const)),
                ['siteWalks.outcome', text('siteWalks.progress', { seen: report.gezien, total: report.verwacht })],
                ['siteWalks.differences', <WalkChips key="now" walk={report} />],
                ...(report.vorige === null
                  ? []
                  : ([['siteWalks.before', <WalkChips key="before" walk={report.vorige} />]] as const)),
              ]}
            />
            <AskedRows report={report} />
            <AttentionRows report={report} />
            <ReportTable report={report} />
          </>
        )}
      </StateView>
    </LocationScreen>
  )
}
