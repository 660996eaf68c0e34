/** Millimetres. */
interface Size {
  readonly width: number
  readonly height: number
}

export interface LabelSheet {
  readonly page: Size
  readonly label: Size
  readonly columns: number
  readonly rows: number
  /** From the edges of the page to the first label. */
  readonly margin: { readonly left: number; readonly top: number }
  /** Between two columns. */
  readonly gap: number
}

const a4: Size = { width: 210, height: 297 }
const one = { columns: 1, rows: 1, margin: { left: 0, top: 0 }, gap: 0 } as const
/** A label printer takes each label as a page. */
const roll = (label: Size): LabelSheet => ({ page: label, label, ...one })

/** The sheets and rolls that are sold everywhere, by the size of their labels. */
export const labelSheets = {
  'a4-70x37': {
    page: a4,
    label: { width: 70, height: 37 },
    columns: 3,
    rows: 8,
    margin: { left: 0, top: 0.5 },
    gap: 0,
  },
  'a4-63x38': {
    page: a4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    margin: { left: 7.2, top: 15.1 },
    gap: 2.5,
  },
  'a4-99x38': {
    page: a4,
    label: { width: 99.1, height: 38.1 },
    columns: 2,
    rows: 7,
    margin: { left: 4.65, top: 15.1 },
    gap: 2.5,
  },
  'rol-62x29': roll({ width: 62, height: 29 }),
  'rol-89x36': roll({ width: 89, height: 36 }),
} as const satisfies Readonly<Record<string, LabelSheet>>

export type LabelSheetName = keyof typeof labelSheets
// Object.keys forgets what the keys are.
export const labelSheetNames = Object.keys(labelSheets) as [LabelSheetName, ...LabelSheetName[]]

/** Labels of one file, ten full sheets: more are printed in several. */
export const mostLabels = 240

/** Where a label is printed: its page from 0, and its upper left corner in millimetres. */
export interface LabelPlace {
  readonly page: number
  readonly left: number
  readonly top: number
}

/**
 * The places of labels on their sheets, row by row.
 * @param skipped places of the first sheet that were used before; more than a sheet has are all but its last
 */
export function labelPlaces(sheet: LabelSheet, count: number, skipped: number): readonly LabelPlace[] {
  const { label, columns, rows, margin, gap } = sheet
  const perPage = columns * rows
  const from = Math.min(Math.max(0, skipped), perPage - 1)
  return Array.from({ length: count }, (_, at) => {
    const place = from + at
    const onPage = place % perPage
    return {
      page: Math.floor(place / perPage),
      left: margin.left + (onPage % columns) * (label.width + gap),
      top: margin.top + Math.floor(onPage / columns) * label.height,
    }
  })
}
