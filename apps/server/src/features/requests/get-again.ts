import type { AgainForm } from '@portal/contract/again.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { requests } from '@portal/contract/requests.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf, signedIn } from '../../platform/context.ts'
import { contentsReaderOf } from '../catalogue/catalogue.ts'
import { ownPlace } from '../locations/locations.ts'
import { draftForWire } from '../order-list/order-list.ts'
import { findRequest, type StoredRequest } from './listed-requests.store.ts'
import { listRequestLines } from './request-details.store.ts'

/** What is filled in again; the remark was of that day and stays behind. */
function formOf(request: StoredRequest): AgainForm {
  const { contactpersoon, telefoonnummer, adres, postcode, plaats, referentie, depotnummer, transportmiddel } = request
  return {
    contactpersoon,
    telefoonnummer,
    adres,
    postcode,
    plaats,
    referentie,
    ophalen: request.collect,
    depotnummer,
    transportmiddel,
  }
}

/** A request of a location of the user as a draft of the next one (decision: ordering); another one does not exist. */
export const getAgain: UseCase<typeof requests.getAgain> = async (ctx, input) => {
  const request = await findRequest(ctx.db, { ...signedIn(ctx), ...contentsReaderOf(ctx) }, input.aanvraagnummer)
  if (request === null) throw new PortalError('error.niet_gevonden')
  const from = await ownPlace(ctx, request.locationNos, {})
  const reader = { language: ctx.language, priceGroup: '', today: ctx.clock.today() }
  const lines = await listRequestLines(ctx.db, request, reader)
  const isDelivery = request.soort === 'Aanvoer' && from.nummer === placeOf(ctx).nummer
  return {
    nummer: request.aanvraagnummer,
    materieellocatie: from.nummer,
    locatieOmschrijving: from.omschrijving,
    leverDatum: request.leverDatum,
    retourDatum: request.retourDatum,
    ...(await draftForWire(ctx, lines)),
    formulier: isDelivery ? formOf(request) : null,
  }
}
