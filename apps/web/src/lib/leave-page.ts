/** Leaves the portal for a page of another server, such as that of a login; drafts are kept as at any reload. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
