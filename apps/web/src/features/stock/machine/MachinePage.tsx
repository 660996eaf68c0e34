import type { CallAnswer } from '@portal/contract/define.ts'
import { type Machine, machines } from '@portal/contract/machines.ts'
import { IconQrcodeOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CallError, ConnectionError } from '../../../lib/call-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { ScreenButton } from '../../../shared/frame/ScreenButton.tsx'
import { useLocation } from '../../../shared/location/location-store.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page, Panel } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { LaterMachineView } from './LaterMachineView.tsx'
import { PublicMachine } from './PublicMachine.tsx'
import { machinesOf } from './papers-of-site.ts'

/** What a phone opens from the code on a machine, with and without a login (decision: removals). */
export function MachinePage() {
  const text = useText()
  const { piece = '', giai }: { piece?: string; giai?: string } = useParams({ strict: false })
  // An asset number is read as GS1 writes it: behind its identifier.
  const code = giai === undefined ? piece : `8004${giai}`
  const query = useCall(machines.openMachine, { code })
  const inFolder = useInFolder(piece, query.error)
  const { error } = query
  if (query.data === undefined && inFolder !== null) return <LaterMachineView machine={inFolder} />
  if (query.data === undefined && error instanceof CallError && error.code.startsWith('scan.')) {
    const { key, params } = errorText(error)
    return (
      <EmptyState
        isScreen
        icon={<IconQrcodeOff />}
        title={text(key, params)}
        action={<ScreenButton to="/">{text('machines.toStart')}</ScreenButton>}
      />
    )
  }
  return (
    <StateView query={query} title={text('page./m/{piece}')} skeleton="details" failure="machines.failed">
      {(opened) => <Opened opened={opened} code={giai ?? piece} />}
    </StateView>
  )
}

/** Without a connection the machine of a label that was not opened before is in the folder of the site, if that is kept. */
function useInFolder(pieceNo: string, error: Error | null): Machine | null {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const materieellocatie = useLocation()?.nummer ?? ''
  const enabled = error instanceof ConnectionError && materieellocatie !== ''
  const { data } = useCall(machines.getPapers, { gebruikerLogin, materieellocatie }, { enabled })
  if (!enabled || data === undefined) return null
  return machinesOf(data).find(({ materieelNummer }) => materieelNummer === pieceNo.toUpperCase()) ?? null
}

interface OpenedProps {
  readonly opened: CallAnswer<typeof machines.openMachine>
  readonly code: string
}

function Opened({ opened, code }: OpenedProps) {
  const text = useText()
  if (opened.machine !== null) return <LaterMachineView machine={opened.machine} />
  if (opened.keuze.length === 0) return <PublicMachine told={opened} code={code} />
  return (
    <Page narrow title={text('machines.machine', { number: code })} intro={text('machines.several')}>
      <Panel>
        <ul>
          {opened.keuze.map(({ materieelNummer, omschrijving, locatieOmschrijving }) => (
            <li key={materieelNummer}>
              <Link to="/m/$piece" params={{ piece: materieelNummer }}>
                {omschrijving} {materieelNummer}
              </Link>{' '}
              <small>{locatieOmschrijving}</small>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  )
}
