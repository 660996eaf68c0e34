import { type Sightings, seeCode } from '@portal/domain/removal-list/sighting.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { nowMs } from '../../lib/today.ts'

const lookEveryMs = 120

/** Reads codes from a running camera; each look at a label counts once. The reader is only loaded when it is needed. */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  onCode: (code: string) => void,
): { readonly failed: boolean } {
  const [failed, setFailed] = useState(false)
  const tell = useEffectEvent(onCode)
  const seen = useRef<Sightings>(new Map())

  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const take = (code: string) => {
      const sight = seeCode(seen.current, code, nowMs())
      seen.current = sight.seen
      if (sight.counts) tell(code)
    }
    const start = async () => {
      const { createCodeDetector } = await import('./code-detector.ts')
      const detector = await createCodeDetector()
      const look = async () => {
        const picture = video.current
        // A picture that cannot be read now, e.g. while the camera turns, is followed by the next one.
        const codes = picture === null || picture.readyState < 2 ? [] : await detector.detect(picture).catch(() => [])
        if (!isWanted) return
        for (const { rawValue } of codes) take(rawValue)
        timer = setTimeout(() => void look(), lookEveryMs)
      }
      await look()
    }
    start().catch(() => isWanted && setFailed(true))
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [running, video])
  return { failed }
}
