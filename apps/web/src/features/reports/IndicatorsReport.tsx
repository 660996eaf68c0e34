import { reports } from '@portal/contract/reports.ts'
import type { Indicator } from '@portal/domain/locations/indicator.ts'
import type { IndicatorKind } from '@portal/domain/reports/open-indicators.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { showOnly } from '../../shared/records/only-shown.ts'
import { type ChipKind, StatusChip } from '../../ui/StatusChip.tsx'
import { Report } from './Report.tsx'
import { type FigureLink, filteredList, orderPaths } from './report-links.ts'
import { countColumn } from './StatusReports.tsx'
import { useReportPlace } from './use-report-place.ts'

const tones: Readonly<Record<Indicator, ChipKind>> = { safe: 'success', warning: 'warning', danger: 'danger' }

/** The list that has exactly what is open of a kind. */
function listOf(kind: IndicatorKind): FigureLink {
  switch (kind) {
    case 'keuringen':
      return { to: '/materieelkeuringen', search: { aandacht: true } }
    case 'aanvragen':
      return { to: '/aanvragen', search: showOnly('open') }
    case 'facturen':
      return { to: '/facturen', search: { staat: 'vervallen' } }
    case 'klachten':
      return { to: '/klachten-overzicht', search: { stand: 'open' } }
    default:
      return filteredList(orderPaths[kind], { teLaat: ['true'] })
  }
}

/** What is open here, each kind and all of it in the colour of the settings, which its words say too (R-SCR-REP-04). */
export function IndicatorsReport({ location }: { readonly location: Location }) {
  const text = useText()
  const inProject = useSelectedProject() !== null
  const query = useCall(reports.getOpenIndicators, useReportPlace(location))
  /** Inspections have no list of a project. */
  const nameOf = (kind: IndicatorKind): string => {
    const name = text(`reports.open.${kind}`)
    return inProject && kind === 'keuringen' ? text('reports.onlyHere', { name, place: location.omschrijving }) : name
  }
  return (
    <Report
      title={text('enum.ReportKind.open indicators')}
      query={query}
      rowsOf={({ items }) => items}
      empty={text('reports.noIndicators')}
      sum={({ totaal, indicator }) => (
        <>
          <strong>{text('reports.openSum', { count: totaal })}</strong>
          <StatusChip kind={tones[indicator]}>{text(`enum.LocationIndicator.${indicator}`)}</StatusChip>
        </>
      )}
      columns={[
        { id: 'soort', header: text('reports.openKind'), value: ({ soort }) => nameOf(soort) },
        {
          id: 'indicator',
          header: text('reports.standing'),
          value: ({ indicator }) => text(`enum.LocationIndicator.${indicator}`),
        },
        countColumn(text),
      ]}
      rowKey={({ soort }) => soort}
      size={({ aantal }) => aantal}
      tone={({ indicator }) => tones[indicator]}
      linkOf={({ soort, aantal }, column) => (column === 'aantal' && aantal > 0 ? listOf(soort) : null)}
      age={<AreaAge of="AanvragenEnOrdersSync" />}
    />
  )
}
