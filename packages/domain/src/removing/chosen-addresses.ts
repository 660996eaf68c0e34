import type { ChosenAddresses } from './removal-form.ts'

/** Whether an address is chosen for every location that goods leave (R-REQ-03, R-REQ-04). */
export function areAddressesChosen(chosen: ChosenAddresses, locationNos: readonly string[]): boolean {
  return locationNos.every((no) => (chosen[no] ?? '').trim() !== '')
}

/** The addresses as the calls send them, `vanLocatieAddressen` (R-PAY-19). */
export function chosenAddressesOf(
  sent: readonly { readonly materieellocatie: string; readonly adressCode: string }[],
): ChosenAddresses {
  return Object.fromEntries(sent.map(({ materieellocatie, adressCode }) => [materieellocatie, adressCode]))
}
