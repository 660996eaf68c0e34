export type Indicator = 'safe' | 'warning' | 'danger'

export interface IndicatorThresholds {
  readonly safe: number
  readonly warning: number
  readonly danger: number
}

/** Reads the thresholds by their names (R-SET-17 to R-SET-19). */
export function indicatorThresholdsOf(settings: {
  readonly int: (name: 'LocatieIndicator_Safe' | 'LocatieIndicator_Warning' | 'LocatieIndicator_Danger') => number
}): IndicatorThresholds {
  return {
    safe: settings.int('LocatieIndicator_Safe'),
    warning: settings.int('LocatieIndicator_Warning'),
    danger: settings.int('LocatieIndicator_Danger'),
  }
}

/**
 * The colour of a location by its number of open items (OP-80): up to the safe threshold never a warning, from the
 * warning threshold on a warning, from the danger threshold on danger.
 */
export function locationIndicator(openItems: number, thresholds: IndicatorThresholds): Indicator {
  if (openItems <= thresholds.safe) return 'safe'
  if (openItems >= thresholds.danger) return 'danger'
  return openItems >= thresholds.warning ? 'warning' : 'safe'
}
