/** Where the scans of a person stand whose answer has not come: should their page end, the next one takes them up. */
export function scansUnderwayName(userName: string): string {
  return `mp_scans.${userName}`
}

export interface ScanUnderway {
  readonly id: string
  readonly code: string
  readonly locationNo: string
}
