import type { DateRules } from './allowed-dates.ts'
import { type ClosedDaySettings, closedDaysOf } from './closed-days.ts'

/** The flows with date rules of their own. */
export type DateFlow = 'order' | 'removal' | 'transfer' | 'transport'

const settingNames = {
  order: {
    blockedDays: 'OrderWizardBlockDaysToOrder',
    weekendsBlocked: 'Bestellen_BlokkeerWeekenden',
    daysInPast: 'Bestellen_DagenInVerleden',
  },
  removal: {
    blockedDays: 'Afvoeren_Blokkeerdagen',
    weekendsBlocked: 'Afvoeren_BlokkeerWeekenden',
    daysInPast: 'Afvoeren_DagenInVerleden',
  },
  transfer: {
    blockedDays: 'Verplaatsen_Blokkeerdagen',
    weekendsBlocked: 'Verplaatsen_BlokkeerWeekenden',
    daysInPast: 'Verplaatsen_DagenInVerleden',
  },
  transport: {
    blockedDays: 'TransportAanvraag_Blokkeerdagen',
    weekendsBlocked: 'TransportAanvraag_BlokkeerWeekenden',
    daysInPast: 'TransportAanvraag_DagenInVerleden',
  },
} as const

type Names = (typeof settingNames)[DateFlow]

/** The settings that date rules read. */
export interface DateSettings {
  readonly bool: (name: Names['weekendsBlocked'] | 'Sluitingsdagen_Weigeren') => boolean
  readonly int: (name: Names['blockedDays' | 'daysInPast'] | 'Standaard_MaxDagenVooruit') => number
  readonly multiString: ClosedDaySettings['multiString']
}

/** The date rules of a flow as the settings say (R-SET-03 to R-SET-10); closed days and how far ahead are those of all flows. */
export function dateRulesOf(flow: DateFlow, settings: DateSettings): DateRules {
  const names = settingNames[flow]
  return {
    blockedDays: settings.int(names.blockedDays),
    weekendsBlocked: settings.bool(names.weekendsBlocked),
    daysInPast: settings.int(names.daysInPast),
    closed: closedDaysOf(settings),
    mostDaysAhead: settings.int('Standaard_MaxDagenVooruit'),
  }
}
