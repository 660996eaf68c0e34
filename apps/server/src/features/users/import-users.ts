import { PortalError } from '@portal/contract/errors.ts'
import type { users } from '@portal/contract/users.ts'
import type { AskFirst, UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { importJobName } from './import-users.job.ts'
import { findLastImport, insertImport, type NewImportRow } from './imports.store.ts'
import { readImport } from './read-import.ts'

/**
 * Checks a whole file of users before anything is written (OP-39): with one fault nothing is imported, and every fault is
 * named with its row and column. Then the accounts wait for a job, because their passwords take minutes to hash; until it
 * is done no password can be read.
 */
export const importUsers: AskFirst<typeof users.importUsers> = {
  async ask(before, { bestand }) {
    // Looked at and not kept: a file with passwords lies nowhere.
    const content = before.sentContent(bestand.inhoud)
    if (content === null) throw new PortalError('verzoek.onjuist', {}, { field: 'inhoud' })
    const rows = await readImport(before, content)
    const waiting = rows.map(
      ({ row, person }): NewImportRow => ({
        row,
        email: person['E-mail'],
        lastName: person.Achternaam,
        firstName: person.Voornaam,
        companyName: person.Bedrijfsnaam,
        sealed: before.seals.seal(person.Wachtwoord),
      }),
    )
    return async (ctx) => {
      const { userName } = signedIn(ctx)
      const file = { name: bestand.naam, startedBy: userName, at: ctx.clock.now() }
      const id = await insertImport(ctx.db, file, waiting)
      if (id === null) throw new PortalError('import.loopt')
      ctx.audit(id, { file: file.name, rows: waiting.length })
      ctx.afterCommit(() => ctx.jobs.runAnew(importJobName, userName))
      return { id, rijen: waiting.length }
    }
  },
}

/** How the last import stands, or ended. */
export const getImport: UseCase<typeof users.getImport> = async (ctx) => ({ laatste: await findLastImport(ctx.db) })
