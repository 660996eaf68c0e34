import type { LocationAddresses } from '@portal/contract/locations.ts'
import type { FieldRefusal } from '@portal/domain/refusal.ts'
import type { EndPlace } from '@portal/domain/requests/request-draft.ts'
import type { TextKey } from '../../lib/text.ts'

export const emptyEndPlace: EndPlace = {
  toLocation: '',
  addressCode: '',
  addressName: '',
  address: '',
  postCode: '',
  city: '',
  contact: '',
  phoneNo: '',
}

export const endPlaceLabels: Readonly<Record<keyof EndPlace, TextKey>> = {
  toLocation: 'wizard.toLocation',
  addressCode: 'wizard.workAddress',
  addressName: 'wizard.workAddress',
  address: 'wizard.street',
  postCode: 'wizard.postcode',
  city: 'wizard.city',
  contact: 'wizard.contactThere',
  phoneNo: 'wizard.phoneThere',
}

/** A location as target, with its own address and contact to begin with. */
export function startOfTarget(target: LocationAddresses): EndPlace {
  const address = target.adressen.find(({ code }) => code === target.nummer) ?? target.adressen[0]
  return {
    toLocation: target.nummer,
    addressCode: address?.code ?? '',
    addressName: address?.naam ?? '',
    address: address?.adres ?? '',
    postCode: address?.postcode ?? '',
    city: address?.plaats ?? '',
    contact: target.contactpersoon,
    phoneNo: target.telefoonnummer,
  }
}

/**
 * A missing work address shows at the street that stands for it: with a typed address there is no list beside it. Until
 * a target is chosen its address and contact are not asked, so that nothing is said about them.
 */
export function placeEndFaults<Field extends string>(
  faults: readonly FieldRefusal<Field>[],
  form: Pick<EndPlace, 'toLocation' | 'addressCode'>,
): readonly FieldRefusal<Field>[] {
  if (form.toLocation === '') {
    return faults.filter(({ field }) => field === 'toLocation' || !(field in emptyEndPlace))
  }
  if (form.addressCode !== '') return faults
  // Every form with a target has both fields.
  return faults.map((fault) => (fault.field === 'addressName' ? { ...fault, field: 'address' as Field } : fault))
}

/** The target in one line, for the answers to check. */
export function endPlaceText({ addressName, address, postCode, city }: EndPlace): string {
  return [addressName === address ? '' : addressName, address, `${postCode} ${city}`.trim()].filter(Boolean).join(', ')
}
