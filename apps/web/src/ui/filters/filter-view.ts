interface FilterBase {
  readonly key: string
  readonly label: string
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

export type FilterView = RangeView | SwitchView | OptionsView

export interface FilterActions {
  readonly onRange: (key: string, chosen: readonly [number, number]) => void
  readonly onSwitch: (key: string, checked: boolean) => void
  readonly onOption: (key: string, option: string, checked: boolean) => void
  /** Show all options of a collection, or the first ones again. */
  readonly onShown: (key: string, all: boolean) => void
  readonly onClear: () => void
}
