import type { Locale } from '@portal/contract/values.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { urgentCharge } from '@portal/domain/prices/urgent-charge.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { NewRequest, NewRequestLine } from '../requests/requests.store.ts'
import type { CheckedOrder } from './check-order.ts'

/** Who places an order and where. */
export interface OrderOrigin {
  readonly id: string
  readonly userName: string
  readonly locationNo: string
  readonly language: Locale
}

/** The stored request of an order: the form, a copy of the lines, and the charge line of an urgent one (R-RULE-08). */
export function requestOfOrder(order: CheckedOrder, origin: OrderOrigin, settings: Settings): NewRequest {
  const { form, list } = order
  return {
    ...origin,
    type: 'Aanvoer',
    fromLocation: '',
    toLocation: origin.locationNo,
    pickup: null,
    transport: null,
    listId: list.id,
    listName: list.naam,
    reference: form.referentie,
    remark: form.opmerking,
    addressCode: form.adrescode,
    address: form.adres,
    postCode: form.postcode,
    city: form.plaats,
    contact: form.contactpersoon,
    phoneNo: form.telefoonnummer,
    depotNo: form.bestemming?.nummer ?? '',
    depotAddressCode: form.bestemmingadres,
    transportMeans: form.transportmiddel,
    deliveryDate: form.leverDatum,
    returnDate: form.retourDatum,
    collect: form.ophalen,
    urgent: form.spoed,
    lines: [...linesOf(order), ...chargeLines(form, settings, order.lines.length)],
  }
}

function linesOf({ lines }: CheckedOrder): NewRequestLine[] {
  const lineNos = new Map(lines.map((line, index) => [line.id, index + 1]))
  return lines.map((line, index) => ({
    lineNo: index + 1,
    parentLineNo: line.parentId === null ? null : (lineNos.get(line.parentId) ?? null),
    kind: line.type,
    no: line.materieelSoort,
    plantNo: '',
    description: line.omschrijving,
    unit: line.eenheid,
    quantity: line.aantal,
    remark: line.comment,
    charge: null,
  }))
}

function chargeLines(form: OrderForm, settings: Settings, lines: number): NewRequestLine[] {
  const charge = urgentCharge(form.spoed, settings)
  if (charge === null) return []
  const days = String(settings.int('Spoed_Werkdagen'))
  return [
    {
      lineNo: lines + 1,
      parentLineNo: null,
      kind: 'Artikel',
      no: charge.code,
      plantNo: '',
      description: settings.string('Spoed_Tekst').replaceAll('{days}', days),
      unit: '',
      quantity: charge.quantity,
      remark: '',
      charge: charge.price,
    },
  ]
}
