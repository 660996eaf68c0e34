/** The fixed values of the specification (R-CONST-01 to R-CONST-22); everything configurable is a setting instead. */
export const notificationDisplayMs = 4000
export const saveDebounceMs = 1000
export const pageSizeDefault = 50
export const pageSizeOptions = [50, 100, 250] as const
export const recentlyViewedLimit = 10
export const filterInitialOptions = 3
export const authCookieDays = 7
export const locationCookieDays = 0.5
export const preferencesCookieDays = 365
export const versionReloadDelayMs = 1000
export const passwordMinLength = 8
export const passwordMaxLength = 128
export const locationNumberMaxDigits = 5
export const priceDecimals = { min: 0, max: 5 } as const
export const weightDecimals = { min: 0, max: 5 } as const
export const euroFormatMinimumDecimals = 2
/** Page-usage periods with the days they look back; 0 is today. */
export const pageUsagePeriods = ['today', 'past 7 days', 'past 30 days'] as const
export const pageUsagePeriodDays = { today: 0, 'past 7 days': 7, 'past 30 days': 30 } as const
/** How long a decision on a submitted list can be undone before it is sent on. */
export const decisionUndoSeconds = 10
export const locales = ['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'nl-NL'
export const fallbackLocale: Locale = 'nl-NL'
/** Locales whose number format the specification gives; the other two follow their own language's rules. */
export const numberFormatLocales = ['nl-NL', 'en-US'] as const
/** Users made by an administrator or an import always log in this way (OP-54). */
export const loginTypeList = ['internal identity'] as const
/** Counts as 'no list' wherever a list id is sent (R-ENT-11). */
export const emptyGuid = '00000000-0000-0000-0000-000000000000'
export const keepAliveMaxViews = 1
export const maxApprovers = 3
export const transportTimeDefault = '0'
export const tokenExpiryFactor = 1000
export const portalTitle = 'Materieel Portaal'
export const httpSuccessStatuses = [200, 204] as const
export const unknownAccountStatus = 416
export const currency = 'EUR'
export const wizardSteps = ['gegevens', 'afronden', 'voltooid'] as const
export type WizardStep = (typeof wizardSteps)[number]
export const notFoundRoute = '/404'
export const loginMethodRoute = '/inlog-methode'
/** Characters of a search term after trimming (OP-01). */
export const searchTermMinLength = 3
/** Failed logins in a row that block a user (OP-51). */
export const maxFailedLogins = 5
/** Whole pieces of one line (OP-36). */
export const quantityBounds = { min: 1, max: 99_999 } as const
export const textMaxLength = 250
export const remarkMaxLength = 2000
