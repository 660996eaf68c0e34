import { PortalError } from '@portal/contract/errors.ts'
import type { metacom } from '@portal/contract/metacom.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { BookingLevel } from '../../platform/back-office/erp-gateway.ts'
import type { AskingCtx } from '../../platform/context.ts'
import { makeLocation, permitMaking } from '../location-changes/location-changes.ts'

/** @throws PortalError `error.niet_gevonden` when what it is below is not there */
async function choicesOf(ctx: AskingCtx, level: BookingLevel) {
  await permitMaking(ctx)
  const found = await ctx.erp.listBookingChoices(level)
  if (found === null) throw new PortalError('error.niet_gevonden')
  return { items: found.map(({ no, name }) => ({ code: no, naam: name })) }
}

export const metacomHandlers: Handlers<typeof metacom> = {
  getBranches: (ctx) => choicesOf(ctx, { of: 'branches' }),
  getCompanies: (ctx, { vestiging }) => choicesOf(ctx, { of: 'companies', branchNo: vestiging }),
  getProjects: (ctx, { bedrijf }) => choicesOf(ctx, { of: 'projects', companyNo: bedrijf }),
  getPosts: (ctx, { projectNummer }) => choicesOf(ctx, { of: 'posts', projectNo: projectNummer }),
  saveLocation: { ask: (ctx, input) => makeLocation(ctx, input, true) },
}
