/** What somebody drew on the glass, or their name typed in place of it. */
export interface Signature {
  /** Strokes, each a row of x and y in units of `signatureBox`. */
  readonly lijnen: readonly (readonly number[])[]
  /** The name of who signs by ticking instead of drawing; empty for who drew. */
  readonly getypt: string
}

/** The sheet on which a signature is drawn, whatever the size of the glass. */
export const signatureBox = { width: 600, height: 200 } as const
export const mostStrokes = 60
/** Numbers of one stroke: twice its points. */
export const mostStrokeNumbers = 800
/** Points of a whole signature: more is no writing. */
export const mostPoints = 3000
/** Fewer points are a finger that touched the glass. */
const leastPoints = 6

export const noSignature: Signature = { lijnen: [], getypt: '' }

export function pointsOf({ lijnen }: Signature): number {
  return lijnen.reduce((sum, line) => sum + line.length / 2, 0)
}

/** Whether somebody signed: enough of a drawing, or a name. */
export function hasSigned(signature: Signature): boolean {
  return signature.getypt.trim() !== '' || pointsOf(signature) >= leastPoints
}

/** A signature as the path of an SVG in `signatureBox`; a stroke of one point is a dot. */
export function signaturePath({ lijnen }: Signature): string {
  return lijnen
    .filter((line) => line.length >= 2)
    .map((line) => {
      const points = Array.from(
        { length: Math.floor(line.length / 2) },
        (_, at) => `${line[2 * at]} ${line[2 * at + 1]}`,
      )
      const [first, ...others] = points
      return `M${first}${(others.length === 0 ? [first] : others).map((point) => `L${point}`).join('')}`
    })
    .join('')
}
