import { PortalError } from '@portal/contract/errors.ts'
import type { machines } from '@portal/contract/machines.ts'
import { labelPath } from '@portal/domain/machines/label-address.ts'
import { labelSheets, mostLabels } from '@portal/domain/machines/label-sheets.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import { drawPdf } from '../../platform/pdf/draw-pdf.ts'
import { labelsDocument } from './labels-pdf.ts'
import { listLabelled } from './machines.store.ts'

/** Where labels lead: they outlive the connection that prints them, so the portal's public address counts first. */
function baseOf({ tenant, hostName }: Pick<Ctx, 'tenant' | 'hostName'>): string {
  return tenant.publicUrl ?? `https://${hostName}`
}

/** Labels for what stands at a location, or for some of it; numbers that do not stand there have none. */
export const printLabels: UseCase<typeof machines.printLabels> = async (ctx, input) => {
  const place = placeOf(ctx)
  const wanted = input.nummers?.map((no) => no.toUpperCase()) ?? null
  const found = await listLabelled(ctx.db, { locationNo: place.nummer, language: ctx.language, only: wanted })
  if (found.length === 0) throw new PortalError('etiket.geen_machines')
  const prefix = ctx.settings.string('Etiket_GS1Prefix')
  const parts = Math.ceil(found.length / mostLabels)
  if (input.deel > parts) throw new PortalError('error.niet_gevonden')
  const labels = found.slice((input.deel - 1) * mostLabels, input.deel * mostLabels).map(({ number, name }) => ({
    address: `${baseOf(ctx)}${labelPath(number, prefix)}`,
    number,
    name,
  }))
  const t = await translator(ctx.language)
  const title = t(parts === 1 ? 'machines.labelsOf' : 'machines.labelsPart', {
    name: place.omschrijving,
    part: input.deel,
    parts,
  })
  const document = labelsDocument({
    title,
    at: ctx.clock.now(),
    language: ctx.language,
    company: ctx.settings.string('Contact_Bedrijfsnaam'),
    sheet: labelSheets[input.vel],
    skipped: input.deel === 1 ? input.overslaan : 0,
    labels,
  })
  const content = await drawPdf(document, signedIn(ctx).id)
  return {
    naam: `${title}.pdf`,
    inhoud: content.toString('base64'),
    aantal: labels.length,
    delen: parts,
  }
}
