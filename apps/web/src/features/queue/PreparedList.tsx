import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { PreparedButton } from '../../shared/requesting/PreparedButton.tsx'
import { type Prepared, preparedName } from '../../shared/requesting/prepared-requests.ts'
import { Row, Stack } from '../../ui/Layout.tsx'

/** Requests that were completed without a connection; each goes when its person says so. */
export function PreparedList({ prepared }: { readonly prepared: readonly Prepared[] }) {
  const text = useText()
  const format = useFormat()
  const { locations } = useLocations()
  const nameOf = (no: string) => [locations.find(({ nummer }) => nummer === no)?.omschrijving, no].filter(Boolean)
  if (prepared.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{text('queue.preparedTitle')}</h2>
      <p className="soft">{text('queue.preparedIntro')}</p>
      <Stack as="ul" card={4} gap={4}>
        {prepared.map((one) => (
          <Row as="li" key={preparedName(one)} gap={2} align="start" justify="between" wrap>
            <Stack shrinks>
              <strong>{text(`enum.Wizard.${one.flow}`)}</strong>
              <span className="soft">{[...nameOf(one.locationNo), format.moment(one.request.at)].join(' · ')}</span>
            </Stack>
            <PreparedButton prepared={one} />
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
