import { knownValue } from '../states/enums.ts'

/** What an inspection came to (R-STATE-11). */
export const inspectionResults = ['Approved', 'Disapproved', 'Exit_Order'] as const
export type InspectionResult = (typeof inspectionResults)[number]

/** Which inspections the screen shows (R-ENT-27). */
export const inspectionDisplays = ['Both', 'Approved', 'NotApproved'] as const
export type InspectionDisplay = (typeof inspectionDisplays)[number]

/** The result a word of the back office stands for; null for one that it added later (R-STATE-11). */
export function inspectionResultOf(word: string): InspectionResult | null {
  return knownValue(inspectionResults, word)
}

/** Whether an inspection shows under a display; one with an unknown result is not approved (R-ENT-27). */
export function matchesDisplay(result: InspectionResult | null, display: InspectionDisplay): boolean {
  if (display === 'Both') return true
  return (result === 'Approved') === (display === 'Approved')
}
