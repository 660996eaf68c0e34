import { stock } from '@portal/contract/stock.ts'
import { IconListCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useOnline } from '../../../lib/connectivity.ts'
import { useSession } from '../../../lib/session.ts'
import { useStore } from '../../../lib/store.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { ScreenButton } from '../../../shared/frame/ScreenButton.tsx'
import { useRemovalListCount } from '../../../shared/listing/use-removal-list.ts'
import type { Location } from '../../../shared/location/location-store.ts'
import { CameraView } from '../../../shared/scanning/CameraView.tsx'
import { signalOf } from '../../../shared/scanning/scan-looks.ts'
import { giveSignal } from '../../../shared/scanning/scan-signal.ts'
import { useHandScanner } from '../../../shared/scanning/use-hand-scanner.ts'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ManualCode } from './ManualCode.tsx'
import { looksOf } from './outcome-looks.ts'
import classes from './Scan.module.css'
import { ScanList } from './ScanList.tsx'
import { onScanOutcome, scanLog, takeScan } from './scan-log.ts'

/** Camera, hand scanner and keyboard at once; what was scanned stands below, newest first. */
export function ScanStation({ location }: { readonly location: Location }) {
  const text = useText()
  const online = useOnline()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const count = useRemovalListCount()
  const scans = useStore(scanLog)
  const take = (code: string) => takeScan(code, location.nummer)
  useHandScanner(take)
  useOutcomeSignals()
  // Without a connection the books say what a label means.
  useCall(stock.getStock, { gebruikerLogin, materieellocatie: location.nummer }, { enabled: !online })
  const [latest] = scans
  const kept = scans.filter((scan) => scan.outcome === null && scan.isKept).length
  return (
    <Stack gap={5} align="start" className={`beside ${classes.station}`}>
      <div className={classes.input}>
        <CameraView onCode={take} latest={latest === undefined ? null : { id: latest.id, ...looksOf(latest, text) }} />
        <ManualCode onCode={take} />
      </div>
      <div className={classes.output}>
        {kept > 0 && <Notice kind="warning">{text('scan.waiting', { count: kept })}</Notice>}
        <Stack>
          <ScreenButton to="/afvoerlijst" kind="primary" icon={<IconListCheck aria-hidden />}>
            {text('scan.toList', { count })}
          </ScreenButton>
        </Stack>
        <ScanList scans={scans} />
      </div>
      <Announcement />
    </Stack>
  )
}

/** Sound and vibration of every outcome while this screen is open. */
function useOutcomeSignals(): void {
  const text = useText()
  useEffect(
    () => onScanOutcome((outcome) => giveSignal(signalOf(looksOf({ code: '', outcome, isKept: false }, text)))),
    [text],
  )
}

/** The last outcome, for a screen reader: at once when it went wrong. */
function Announcement() {
  const text = useText()
  const scans = useStore(scanLog)
  const [opened] = useState(() => new Set(scans.map(({ id }) => id)))
  const latest = scans.find(({ id, outcome, isKept }) => !opened.has(id) && (outcome !== null || isKept))
  const looks = latest === undefined ? null : looksOf(latest, text)
  const words = looks === null ? '' : `${looks.title}: ${looks.words}`
  return (
    <>
      <p className="out-of-sight" role="alert">
        {looks?.kind === 'danger' && words}
      </p>
      <p className="out-of-sight" role="status">
        {looks?.kind !== 'danger' && words}
      </p>
    </>
  )
}
