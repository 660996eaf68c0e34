import type { LocationState } from '../states/enums.ts'

/** Archived locations can be read by those who have their address, but are not offered (OP-22). */
const archivedStates: readonly LocationState[] = ['Archive', 'Archived']

export function isOfferedInPicker(location: { readonly state: string }): boolean {
  return !archivedStates.some((state) => state === location.state)
}
