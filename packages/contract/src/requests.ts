import { z } from 'zod'
import { AgainDraft, OfRequest } from './again.ts'
import { command, query } from './define.ts'
import { Request, RequestDetails } from './request-records.ts'
import { NumberSearch, OfLocation, OfProject, PageNo, ProjectNo, RecordNo, RowsInAll } from './values.ts'

/** It is named by its number in the portal, or by that of the back office where it was made there. */
const shownOfOne = {
  requests: ({ aanvraagnummer, erpNummer }: { readonly aanvraagnummer: string; readonly erpNummer: string | null }) => [
    aanvraagnummer,
    ...(erpNummer === null ? [] : [erpNummer]),
  ],
}

/** What one request is made of, beside what its list shows. */
const ofOne = [
  'catalogue',
  'prices',
  'texts',
  'locations',
  'users',
  'orders',
  'requests',
  'orderLists',
  'removalLists',
  'approvals',
  'invoices',
  'outbox',
] as const

export const requests = {
  getRequests: query('/api/MaterieelAanvraag/GetAanvragen', {
    summary: 'The requests of a location, newest first: the portal’s own and those known to the back office only.',
    access: 'location.view',
    area: 'AppMaterieelaanvragen',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'users', 'requests'],
    kept: true,
    paged: true,
    in: OfLocation.extend({ pagina: PageNo }),
    out: z.object({ items: z.array(Request), totaal: RowsInAll }),
  }),
  getProjectRequests: query('/api/MaterieelAanvraag/GetAanvragenProject', {
    summary: 'The requests of all the user’s locations of a project, newest first.',
    access: 'location.view',
    area: 'AppMaterieelaanvragen',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'users', 'requests'],
    kept: true,
    paged: true,
    in: OfProject.extend({ pagina: PageNo }),
    out: z.object({ items: z.array(Request), totaal: RowsInAll }),
  }),
  getRequest: query('/api/MaterieelAanvraag/GetAanvraagDetails', {
    summary: 'One request with its lines, address and the steps it went through.',
    access: 'location.view',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    reads: ofOne,
    shows: shownOfOne,
    kept: true,
    in: z.object({ aanvraagnummer: RecordNo }),
    out: RequestDetails,
  }),
  getProjectRequest: query('/api/MaterieelAanvraag/GetAanvraagDetailsProject', {
    summary: 'One request of a location of this project, as GetAanvraagDetails gives it.',
    access: 'location.view',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    reads: ofOne,
    shows: shownOfOne,
    kept: true,
    in: z.object({ aanvraagnummer: RecordNo, projectNummer: ProjectNo }),
    out: RequestDetails,
  }),
  getAgain: query('/api/MaterieelAanvraag/GetAanvraagOpnieuw', {
    summary: 'A past request as a draft of the next one, for a location of the user (decision: ordering).',
    access: 'orderList.edit',
    area: 'AppMaterieelaanvragen',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'prices', 'texts', 'locations', 'users', 'requests'],
    in: OfRequest,
    out: AgainDraft,
  }),
  withdrawRequest: command('/api/MaterieelAanvraag/WithdrawAanvraag', {
    perMinute: 60,
    summary:
      'Take back an own request while the back office has nothing of it; it is never sent, and its lines go back to their list.',
    access: 'request.submit',
    area: 'AppMaterieelaanvragen',
    location: 'record',
    changes: ['requests', 'orderLists', 'removalLists', 'outbox', 'mails'],
    in: z.object({ aanvraagnummer: RecordNo }),
    out: z.null(),
    errors: ['aanvraag.al_onderweg', 'aanvraag.beeindigd'],
  }),
  findRequests: query('/api/MaterieelAanvraag/ZoekAanvragen', {
    summary:
      'The first requests at the locations of the user whose number, of portal or back office, begins with a term or has digits that do.',
    access: 'session',
    area: 'AppMaterieelaanvragen',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'users', 'requests'],
    in: NumberSearch,
    out: z.object({
      items: z.array(
        Request.pick({
          aanvraagnummer: true,
          erpNummer: true,
          soort: true,
          datum: true,
          inhoud: true,
          materieellocatie: true,
          locatieOmschrijving: true,
        }),
      ),
    }),
  }),
}
