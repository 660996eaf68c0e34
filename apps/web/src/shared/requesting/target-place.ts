import type { LocationAddresses } from '@portal/contract/locations.ts'
import type { EndPlace } from '@portal/domain/moving/move-form.ts'
import type { FieldRefusal } from '@portal/domain/refusal.ts'
import type { TextKey } from '../../lib/text.ts'

export const emptyEndPlace: EndPlace = {
  endLocatie: '',
  endAdrescode: '',
  endWerkadres: '',
  endAdres: '',
  endPostcode: '',
  endPlaats: '',
  endContactpersoon: '',
  endTelefoonnummer: '',
}

export const endPlaceLabels: Readonly<Record<keyof EndPlace, TextKey>> = {
  endLocatie: 'wizard.toLocation',
  endAdrescode: 'wizard.workAddress',
  endWerkadres: 'wizard.workAddress',
  endAdres: 'wizard.street',
  endPostcode: 'wizard.postcode',
  endPlaats: 'wizard.city',
  endContactpersoon: 'wizard.contactThere',
  endTelefoonnummer: 'wizard.phoneThere',
}

/** A location as target, with its own address and contact to begin with. */
export function startOfTarget(target: LocationAddresses): EndPlace {
  const address = target.adressen.find(({ code }) => code === target.nummer) ?? target.adressen[0]
  return {
    endLocatie: target.nummer,
    endAdrescode: address?.code ?? '',
    endWerkadres: address?.naam ?? '',
    endAdres: address?.adres ?? '',
    endPostcode: address?.postcode ?? '',
    endPlaats: address?.plaats ?? '',
    endContactpersoon: target.contactpersoon,
    endTelefoonnummer: target.telefoonnummer,
  }
}

/**
 * A missing work address shows at the street that stands for it: with a typed address there is no list beside it. Until
 * a target is chosen its address and contact are not asked, so that nothing is said about them.
 */
export function placeEndFaults<Field extends string>(
  faults: readonly FieldRefusal<Field>[],
  form: Pick<EndPlace, 'endLocatie' | 'endAdrescode'>,
): readonly FieldRefusal<Field>[] {
  if (form.endLocatie === '') {
    return faults.filter(({ field }) => field === 'endLocatie' || !(field in emptyEndPlace))
  }
  if (form.endAdrescode !== '') return faults
  // Every form with a target has both fields.
  return faults.map((fault) => (fault.field === 'endWerkadres' ? { ...fault, field: 'endAdres' as Field } : fault))
}

/** The target in one line, for the answers to check. */
export function endPlaceText({ endWerkadres, endAdres, endPostcode, endPlaats }: EndPlace): string {
  return [endWerkadres === endAdres ? '' : endWerkadres, endAdres, `${endPostcode} ${endPlaats}`.trim()]
    .filter(Boolean)
    .join(', ')
}

/** The target as the calls send it. */
export function endPlaceCallFields(form: EndPlace) {
  return {
    endLocatie: form.endLocatie,
    endAdressCode: form.endAdrescode,
    endWerkadres: form.endWerkadres.trim(),
    endAdres: form.endAdres.trim(),
    endPostcode: form.endPostcode.trim(),
    endPlaats: form.endPlaats.trim(),
    endContactpersoon: form.endContactpersoon.trim(),
    endTelefoonnummer: form.endTelefoonnummer.trim(),
  }
}
