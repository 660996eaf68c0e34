interface FilterBase {
  readonly key: string
  readonly label: string
  /** It stands on top; the others are folded. */
  readonly leading?: boolean
}

/** Numbers between two ends. */
export interface RangeView extends FilterBase {
  readonly kind: 'range'
  readonly min: number
  readonly max: number
  readonly chosen: readonly [number, number]
  /** Decimals that the numbers have; 0 for whole numbers. */
  readonly decimals?: number
}

/** Numbers of which several may be chosen. */
export interface ValuesView extends FilterBase {
  readonly kind: 'values'
  readonly options: readonly { readonly number: number; readonly label: string; readonly checked: boolean }[]
}

export interface SwitchView extends FilterBase {
  readonly kind: 'switch'
  readonly checked: boolean
  readonly count: number
}

export interface OptionView {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
}

/** `shown` options show now, the chosen ones always; `atFirst` show until somebody asks for all. */
export interface OptionsView extends FilterBase {
  readonly kind: 'options'
  readonly options: readonly OptionView[]
  readonly shown: number
  readonly atFirst: number
}

export type FilterView = RangeView | ValuesView | SwitchView | OptionsView

/** Whether something is chosen of a filter. */
export function isOn(filter: FilterView): boolean {
  if (filter.kind === 'range') return filter.chosen[0] > filter.min || filter.chosen[1] < filter.max
  return filter.kind === 'switch' ? filter.checked : filter.options.some((option) => option.checked)
}

export interface FilterActions {
  readonly onRange: (key: string, chosen: readonly [number, number]) => void
  readonly onValue: (key: string, number: number, checked: boolean) => void
  readonly onSwitch: (key: string, checked: boolean) => void
  readonly onOption: (key: string, option: string, checked: boolean) => void
  /** Show all options of a collection, or the first ones again. */
  readonly onShown: (key: string, all: boolean) => void
  readonly onClear: () => void
}
