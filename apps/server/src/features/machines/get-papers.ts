import { PortalError } from '@portal/contract/errors.ts'
import { type Machine, type machines, mostMachines, partOfPapers } from '@portal/contract/machines.ts'
import { unfitFirst } from '@portal/domain/machines/machine-faults.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import { drawPdf } from '../../platform/pdf/draw-pdf.ts'
import { papersDocument } from './papers-pdf.ts'
import { readMachines } from './read-machines.ts'

/** The machines of the location of a call, what is not in order first, and how many there are. */
async function readFolder(ctx: Ctx): Promise<{ readonly machines: readonly Machine[]; readonly totaal: number }> {
  const { machines, totaal } = await readMachines(ctx, placeOf(ctx), { page: { page: 1, rows: mostMachines } })
  return { machines: unfitFirst(machines.filter(({ huidig }) => huidig > 0)), totaal }
}

/**
 * The papers of all machines at a location. What belongs to a kind is answered once for all of its machines, because a site
 * may have hundreds of one.
 */
export const getPapers: UseCase<typeof machines.getPapers> = async (ctx) => {
  const { machines, totaal } = await readFolder(ctx)
  const ofKind = ({ bron }: Machine['papieren'][number]) => bron === 'Soort'
  const kinds = new Map(machines.map((machine) => [machine.materieelSoort, machine.papieren.filter(ofKind)]))
  return {
    items: machines.map((machine) => ({ ...machine, papieren: machine.papieren.filter((paper) => !ofKind(paper)) })),
    soorten: [...kinds].map(([materieelSoort, papieren]) => ({ materieelSoort, papieren })),
    totaal,
  }
}

/** The same on paper, for an inspector: contents, then a page a machine, in files of so many machines. */
export const printPapers: UseCase<typeof machines.printPapers> = async (ctx, { deel }) => {
  const { machines } = await readFolder(ctx)
  const parts = Math.max(1, Math.ceil(machines.length / partOfPapers))
  if (deel > parts) throw new PortalError('error.niet_gevonden')
  const place = placeOf(ctx)
  const t = await translator(ctx.language)
  const title = t(parts === 1 ? 'machines.papersOf' : 'machines.papersPart', {
    name: place.omschrijving,
    part: deel,
    parts,
  })
  const document = papersDocument(
    {
      title,
      company: ctx.settings.string('Contact_Bedrijfsnaam'),
      location: place.omschrijving,
      at: ctx.clock.now(),
      today: ctx.clock.today(),
      language: ctx.language,
      machines: machines.slice((deel - 1) * partOfPapers, deel * partOfPapers),
    },
    t,
  )
  const content = await drawPdf(document, signedIn(ctx).id)
  return { naam: `${title}.pdf`, inhoud: content.toString('base64'), delen: parts }
}
