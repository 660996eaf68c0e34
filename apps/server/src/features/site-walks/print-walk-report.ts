import type { siteWalks } from '@portal/contract/site-walks.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { translateForm } from '@portal/i18n/translate.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { longDate } from '../../platform/mail/mail-text.ts'
import { drawPdf } from '../../platform/pdf/draw-pdf.ts'
import { readWalkReport } from './get-walk-report.ts'
import { walkReportDocument } from './walk-report-pdf.ts'

/** The report of a walk that is over as a pdf, as its reader may see it. */
export const print: UseCase<typeof siteWalks.print> = async (ctx, { ronde }) => {
  const report = await readWalkReport(ctx, ronde)
  const { language } = ctx
  const texts = { messages: await loadMessages(language), plurals: new Intl.PluralRules(language) }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const words = {
    text: (key: string, params = {}) => translateForm(texts, key, params),
    number: (value: number | null) => (value === null ? '' : number.format(value)),
  }
  const day = longDate(calendarDateOf(report.afgesloten), language)
  const title = [words.text('page./locatie/ronde/{ronde}'), report.materieellocatie, day].join(' ')
  const company = ctx.settings.string('Contact_Bedrijfsnaam')
  const content = await drawPdf(walkReportDocument({ report, title, day, company, language }, words), signedIn(ctx).id)
  return { naam: `${title}.pdf`, inhoud: content.toString('base64') }
}
