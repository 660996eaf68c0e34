import {
  mostPoints,
  mostStrokeNumbers,
  mostStrokes,
  pointsOf,
  type Signature,
  signatureBox,
  signaturePath,
} from '@portal/domain/hand-overs/signature.ts'
import { IconEraser } from '@tabler/icons-react'
import { type PointerEvent, useRef } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/ChoiceField.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './HandOvers.module.css'

interface SignaturePadProps {
  /** Whose signature it is. */
  readonly name: string
  readonly signature: Signature
  readonly error: string | null
  readonly onChange: (edit: (now: Signature) => Signature) => void
}

/** Where a finger is, in units of the sheet. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): readonly [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (part: number, most: number) => Math.round(Math.min(1, Math.max(0, part)) * most)
  return [
    within((clientX - left) / Math.max(1, width), signatureBox.width),
    within((clientY - top) / Math.max(1, height), signatureBox.height),
  ]
}

const isFull = (signature: Signature): boolean =>
  pointsOf(signature) >= mostPoints || (signature.lijnen.at(-1)?.length ?? 0) + 2 > mostStrokeNumbers

/** Signs by finger, pen or mouse on the glass, or by the keyboard: the name with a tick. */
export function SignaturePad({ name, signature, error, onChange }: SignaturePadProps) {
  const text = useText()
  const isDrawing = useRef(false)
  const isTyped = signature.getypt !== ''
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isTyped || signature.lijnen.length >= mostStrokes || isFull(signature)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const point = pointOf(event)
    onChange((now) => ({ ...now, lijnen: [...now.lijnen, [...point]] }))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return
    const point = pointOf(event)
    onChange((now) =>
      isFull(now) ? now : { ...now, lijnen: [...now.lijnen.slice(0, -1), [...(now.lijnen.at(-1) ?? []), ...point]] },
    )
  }
  const end = () => {
    isDrawing.current = false
  }
  return (
    <Stack gap={2}>
      <Row gap={2} align="center" justify="between">
        <strong>{text('handOvers.signatureOf', { name })}</strong>
        <Button
          small
          kind="quiet"
          icon={<IconEraser size={18} aria-hidden />}
          disabled={signature.lijnen.length === 0}
          onClick={() => onChange((now) => ({ ...now, lijnen: [] }))}
        >
          {text('handOvers.erase')}
        </Button>
      </Row>
      <svg
        className={classes.pad}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        role="img"
        aria-label={text('handOvers.signatureOf', { name })}
        data-typed={isTyped || undefined}
        data-invalid={error !== null || undefined}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="30" x2={signatureBox.width - 30} y1="160" y2="160" />
        {isTyped ? (
          <text x="40" y="140">
            {signature.getypt}
          </text>
        ) : (
          <path d={signaturePath(signature)} />
        )}
      </svg>
      <CheckField
        label={text('handOvers.signByName', { name })}
        checked={isTyped}
        error={error}
        onChange={(checked) => onChange(() => ({ lijnen: [], getypt: checked ? name : '' }))}
      />
    </Stack>
  )
}
