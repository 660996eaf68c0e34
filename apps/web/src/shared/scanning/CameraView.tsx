import { IconBulb, IconBulbOff, IconCameraRotate, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './Camera.module.css'
import type { ScanLooks } from './scan-looks.ts'
import { switchSignal, useSignalOn } from './scan-signal.ts'
import { type Camera, type CameraState, useCamera } from './use-camera.ts'
import { useCodeReader } from './use-code-reader.ts'

const words: Readonly<Record<Exclude<CameraState, 'on'>, TextKey>> = {
  starting: 'scan.cameraStarting',
  refused: 'scan.cameraRefused',
  absent: 'scan.cameraAbsent',
  failed: 'scan.cameraFailed',
}

interface CameraViewProps {
  readonly onCode: (code: string) => void
  /** Shown over the picture, so that nobody has to look away from the label. */
  readonly latest: (ScanLooks & { readonly id: string }) | null
}

/** The picture of the camera, which stays open between scans, with its light and its sound. */
export function CameraView({ onCode, latest }: CameraViewProps) {
  const text = useText()
  const camera = useCamera()
  const { failed } = useCodeReader(camera.video, camera.state === 'on', onCode)
  const state: CameraState = failed && camera.state === 'on' ? 'failed' : camera.state
  return (
    <section className={classes.camera} aria-label={text('scan.camera')} data-state={state}>
      <video ref={camera.video} muted playsInline aria-hidden tabIndex={-1} />
      {state === 'on' ? (
        <span className={classes.frame} aria-hidden />
      ) : (
        <Stack gap={3} justify="center" className={classes.noPicture} role="status">
          <p>{text(words[state])}</p>
          {state !== 'starting' && <Button onClick={camera.retry}>{text('actie.opnieuw_proberen')}</Button>}
        </Stack>
      )}
      {state === 'on' && latest !== null && (
        <p key={latest.id} className={classes.latest} data-kind={latest.kind} aria-hidden>
          <strong>{latest.title}</strong>
          <span>{latest.words}</span>
        </p>
      )}
      <CameraButtons camera={camera} />
    </section>
  )
}

function CameraButtons({ camera }: { readonly camera: Camera }) {
  const text = useText()
  const signalOn = useSignalOn()
  const isOn = camera.state === 'on'
  return (
    <Row gap={2} className={classes.cameraButtons}>
      {isOn && camera.torch !== null && (
        <IconButton
          label={text(camera.torch ? 'scan.lightOff' : 'scan.lightOn')}
          icon={camera.torch ? <IconBulbOff size={24} /> : <IconBulb size={24} />}
          onClick={camera.switchTorch}
        />
      )}
      {isOn && camera.switchCamera !== null && (
        <IconButton
          label={text('scan.otherCamera')}
          icon={<IconCameraRotate size={24} />}
          onClick={camera.switchCamera}
        />
      )}
      <IconButton
        label={text('scan.signal')}
        aria-pressed={signalOn}
        icon={signalOn ? <IconVolume size={24} /> : <IconVolumeOff size={24} />}
        onClick={() => switchSignal(!signalOn)}
      />
    </Row>
  )
}
