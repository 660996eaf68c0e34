import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type CameraState = 'starting' | 'on' | 'refused' | 'absent' | 'failed'

/** The light of a phone; the library of types does not know it. */
interface Torch {
  readonly torch?: boolean
}

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
  /** Null where the device has no light. */
  readonly torch: boolean | null
  readonly switchTorch: () => void
  /** Null with one camera only. */
  readonly switchCamera: (() => void) | null
  readonly retry: () => void
}

const wanted: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 } }

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed'
}

async function openCamera(deviceId: string | null): Promise<MediaStream> {
  const which: MediaTrackConstraints =
    deviceId === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: deviceId } }
  return await navigator.mediaDevices.getUserMedia({ video: { ...wanted, ...which }, audio: false })
}

function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks()
  // The library of types does not know the light.
  const can = track?.getCapabilities?.() as (MediaTrackCapabilities & Torch) | undefined
  return can?.torch === true
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The camera at the back, open as long as the screen is in sight; nothing is recorded or sent. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [torch, setTorch] = useState<boolean | null>(null)
  const [devices, setDevices] = useState<readonly string[]>([])
  const [deviceId, setDeviceId] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    let openings = 0
    const close = () => {
      openings += 1
      stopTracks(stream.current)
      stream.current = null
    }
    const open = async () => {
      if (navigator.mediaDevices === undefined) return setState('absent')
      close()
      const mine = openings
      setState('starting')
      try {
        const opened = await openCamera(deviceId)
        // Closed again, or opened again, while the person was asked for it.
        if (mine !== openings || video.current === null) return stopTracks(opened)
        stream.current = opened
        video.current.srcObject = opened
        await video.current.play()
        setTorch(hasTorch(opened) ? false : null)
        setState('on')
        const known = await navigator.mediaDevices.enumerateDevices()
        setDevices(known.filter(({ kind }) => kind === 'videoinput').map((device) => device.deviceId))
      } catch (error) {
        if (mine === openings) setState(stateOf(error))
      }
    }
    // A camera that runs behind another window empties the battery.
    const follow = () => (document.hidden ? close() : void open())
    void open()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [deviceId, attempt])

  const switchTorch = useCallback(() => {
    const [track] = stream.current?.getVideoTracks() ?? []
    const next = torch !== true
    // The library of types does not know the light.
    const light = { advanced: [{ torch: next } as MediaTrackConstraintSet] }
    track?.applyConstraints(light).then(
      () => setTorch(next),
      () => setTorch(null),
    )
  }, [torch])
  const switchCamera = () => {
    const current = stream.current?.getVideoTracks()[0]?.getSettings().deviceId ?? ''
    setDeviceId(devices[(devices.indexOf(current) + 1) % devices.length] ?? null)
  }
  return {
    video,
    state,
    torch,
    switchTorch,
    switchCamera: devices.length > 1 ? switchCamera : null,
    retry: () => setAttempt((count) => count + 1),
  }
}
