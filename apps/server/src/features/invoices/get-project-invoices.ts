import type { invoices } from '@portal/contract/invoices.ts'
import { paymentState } from '@portal/domain/invoices/payment-state.ts'
import { sumWithoutVat, withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { scopeOf } from './invoice-scope.ts'
import type { InvoiceFilter } from './invoices.store.ts'
import { listProjectInvoices, type StoredProjectInvoice, sumByPost } from './project-invoices.store.ts'
import { readSums } from './read-sums.ts'

const noAmount = <T extends object>(post: T) => ({ ...post, bedrag: withoutVat(0) })

/** An invoice without its amounts, where the company shows none (decision: invoices). */
function hideAmounts(invoice: StoredProjectInvoice): StoredProjectInvoice {
  return {
    ...invoice,
    totaalPrijs: withoutVat(0),
    openstaandBedrag: withVat(0),
    posten: invoice.posten.map(noAmount),
  }
}

/** One page of the invoices of a location's project by cost-control post, with the sums of all that match (decision: invoices). */
export const getProjectInvoices: UseCase<typeof invoices.getProjectInvoices> = async (ctx, input) => {
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  const projectNummer = placeOf(ctx).projectNummer
  const scope = await scopeOf(ctx, projectNummer === null ? input : { ...input, projectNummer })
  const filter: InvoiceFilter = {
    ...scope,
    ...{ kind: '', state: '', regards: '', isTooLong: false },
    term: input.zoekterm,
    from: input.van,
    until: input.tot,
    today: ctx.clock.today(),
  }
  const page = { from: (input.pagina - 1) * input.rijen, size: input.rijen }
  const [found, sums, posts] = await Promise.all([
    listProjectInvoices(ctx.db, filter, page),
    readSums(ctx, filter),
    sumByPost(ctx.db, filter),
  ])
  const items = found.map((invoice) => {
    const { remaining, vervalDatum, ...shown } = showsAmounts ? invoice : hideAmounts(invoice)
    const staat = paymentState({ remaining: invoice.remaining, dueDate: vervalDatum }, filter.today)
    return { ...shown, toonPrijs: showsAmounts, staat }
  })
  const posten = showsAmounts
    ? posts
    : posts.map(noAmount).toSorted((a, b) => (a.bewakingspost < b.bewakingspost ? -1 : 1))
  const somTotaalPrijs = sumWithoutVat(posten.map(({ bedrag }) => bedrag))
  return { toonPrijs: showsAmounts, projectNummer, items, totaal: sums.totaal, posten, somTotaalPrijs }
}
