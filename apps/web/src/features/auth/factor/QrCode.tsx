import { encode } from 'uqr'
import classes from './Factor.module.css'

/** Light modules around the code, without which a camera does not find it (ISO 18004). */
const quiet = 4

/** A QR code, drawn here: its content is sent nowhere. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const { size, data } = encode(content, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={classes.qr}
      viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark} />
    </svg>
  )
}
