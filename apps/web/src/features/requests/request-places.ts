import type { RequestDetails } from '@portal/contract/request-records.ts'
import type { TransportTime } from '@portal/domain/requests/request-draft.ts'
import { momentWords } from '@portal/domain/transport/moment-words.ts'
import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import type { Fact } from '../../shared/records/FactList.tsx'

type Address = Pick<RequestDetails, 'adres' | 'postcode' | 'plaats'>

function addressLine({ adres, postcode, plaats }: Address, ...others: readonly string[]): string {
  return [...others, adres, `${postcode} ${plaats}`.trim()].filter(Boolean).join(', ')
}

/** Where the goods of a request are fetched and where they go, by what kind of request it is. */
export function placeFacts(details: RequestDetails): readonly Fact[] {
  const depot = details.depotOmschrijving || details.depotnummer
  const address = details.collect ? '' : addressLine(details)
  if (details.soort === 'Aanvoer') {
    return [
      ['requests.address', address],
      ['requests.depot', details.collect ? depot : ''],
    ]
  }
  if (details.soort === 'Afvoer') {
    return [
      ['requests.fetchAddress', address],
      ['requests.toDepot', depot],
    ]
  }
  const { ophaaladres } = details
  const fetched =
    ophaaladres === null
      ? ''
      : [addressLine(ophaaladres, ophaaladres.naam), ophaaladres.contactpersoon, ophaaladres.telefoonnummer]
          .filter(Boolean)
          .join(', ')
  return [
    ['requests.from', details.vanLocatie],
    ['requests.fetchAddress', fetched],
    ['requests.to', details.naarLocatie],
    ['requests.address', address],
  ]
}

/** What a transport request asks beside its load and the places. */
export function useTransportFacts({ transport }: RequestDetails): readonly Fact[] {
  const text = useText()
  if (transport === null) return []
  const moment = (choice: TransportTime, from: string, until: string) => momentWords({ choice, from, until }, text)
  return [
    [
      'requests.loadingTime',
      transport.laadtijd || moment(transport.keuzeLaadTijd, transport.laadtijdStart, transport.laadtijdEind),
    ],
    [
      'requests.unloadingTime',
      transport.lostijd || moment(transport.keuzeLosTijd, transport.lostijdStart, transport.lostijdEind),
    ],
    ['requests.loadingOptions', transport.laadopties.map((option) => listWord(text, option)).join(', ')],
    ['requests.loadedBy', listWord(text, transport.wieLaadt)],
  ]
}
