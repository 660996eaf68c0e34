import type { WalkReportRow } from '@portal/contract/site-walks.ts'
import type { Locale } from '@portal/contract/values.ts'
import { asksWhat, needsAttention } from '@portal/domain/site-walks/walk-report.ts'
import type { MessageParams } from '@portal/i18n/translate.ts'
import type { PdfContent } from 'pdfmake'
import { joined } from '../../platform/mail/mail-text.ts'
import { millimetre, type PdfDocument } from '../../platform/pdf/make-pdf.ts'
import type { WalkReport } from './get-walk-report.ts'

interface PrintedWalk {
  readonly report: WalkReport
  readonly title: string
  readonly day: string
  readonly company: string
  readonly language: Locale
}

/** The words of its reader's language, by the stems of those with forms. */
interface Words {
  readonly text: (key: string, params?: MessageParams) => string
  readonly number: (value: number | null) => string
}

type Differences = Pick<WalkReport, 'ontbreekt' | 'extra'>

function differences({ ontbreekt, extra }: Differences, words: Words): string {
  if (ontbreekt + extra === 0) return words.text('siteWalks.right')
  return joined(
    [
      ontbreekt === 0 ? '' : words.text('siteWalks.missing', { count: ontbreekt }),
      extra === 0 ? '' : words.text('siteWalks.extra', { count: extra }),
    ],
    ', ',
  )
}

/** What came of a thing, and what stands out about it. */
function outcomeOf(row: WalkReportRow, words: Words): string {
  const { stand, elders, gezien, verwacht, dagenTeLaat, keuringFout, dagenStil, vorigeKeerOok } = row
  return joined(
    [
      stand === 'elders' ? words.text('siteWalks.elsewhere', { name: elders }) : words.text(`siteWalks.stand.${stand}`),
      stand === 'minder' || stand === 'meer'
        ? words.text('siteWalks.seenOfExpected', { seen: words.number(gezien), total: words.number(verwacht) })
        : '',
      vorigeKeerOok ? words.text('siteWalks.againMissing') : '',
      dagenTeLaat === 0 ? '' : words.text('agenda.late', { count: dagenTeLaat }),
      keuringFout ? words.text('siteWalks.inspection') : '',
      dagenStil === 0 ? '' : words.text('siteWalks.still', { count: dagenStil }),
    ],
    ' · ',
  )
}

function cellsOf(row: WalkReportRow, words: Words): PdfContent[] {
  const number = row.code === '' ? row.materieelNummer || row.materieelSoort : ''
  const decided =
    row.besluit === null ? '' : joined([words.text(`siteWalks.decision.${row.besluit}`), row.besluitDoor], ' · ')
  return [
    { stack: [{ text: row.omschrijving }, ...(number === '' ? [] : [{ text: number, style: 'soft' }])] },
    { text: outcomeOf(row, words) },
    { text: words.number(row.verwacht), alignment: 'right' },
    { text: words.number(row.gezien), alignment: 'right' },
    { text: row.door },
    { text: decided },
  ]
}

function tableOf(rows: readonly WalkReportRow[], heading: string, words: Words): PdfContent[] {
  if (rows.length === 0) return []
  const heads = ['name', 'outcome', 'expected', 'seen', 'seenBy', 'decided'] as const
  return [
    { text: heading, style: 'heading', margin: [0, 12, 0, 4] },
    {
      table: {
        headerRows: 1,
        widths: ['*', '*', 16 * millimetre, 16 * millimetre, 25 * millimetre, 25 * millimetre],
        body: [
          heads.map((key) => ({ text: words.text(`siteWalks.${key}`), style: 'head' })),
          ...rows.map((row) => cellsOf(row, words)),
        ],
      },
      layout: 'lightHorizontalLines',
      fontSize: 9,
    },
  ]
}

/** A walk on paper: what does not stand there as the books say, what asks for attention, then all the rest; each thing once. */
export function walkReportDocument({ report, title, day, company, language }: PrintedWalk, words: Words): PdfDocument {
  const asked = report.items.filter(({ stand }) => asksWhat({ state: stand }))
  const standing = report.items.filter((row) => !asked.includes(row))
  const facts = [
    [words.text('siteWalks.by'), [...new Set([report.begonnenDoor, report.afgeslotenDoor])].filter(Boolean).join(', ')],
    [words.text('siteWalks.part'), report.deel],
    [
      words.text('siteWalks.outcome'),
      words.text('siteWalks.progress', { seen: report.gezien, total: report.verwacht }),
    ],
    [words.text('siteWalks.differences'), differences(report, words)],
    [words.text('siteWalks.before'), report.vorige === null ? '' : differences(report.vorige, words)],
  ].filter(([, value]) => value !== '')
  return {
    info: { title, creationDate: new Date(report.afgesloten) },
    language,
    pageSize: 'A4',
    margins: [20, 18, 20, 20],
    foot: title,
    content: [
      { text: words.text('page./locatie/ronde/{ronde}'), style: 'title' },
      {
        text: joined([report.materieellocatie, report.locatieOmschrijving, day, company], ' · '),
        style: 'soft',
        margin: [0, 0, 0, 10],
      },
      {
        table: {
          headerRows: 0,
          widths: [45 * millimetre, '*'],
          body: facts.map(([name = '', value = '']): PdfContent[] => [{ text: name, style: 'soft' }, { text: value }]),
        },
        layout: 'noBorders',
      },
      ...tableOf(asked, words.text('siteWalks.asked'), words),
      ...tableOf(standing.filter(needsAttention), words.text('siteWalks.attention'), words),
      ...tableOf(
        standing.filter((row) => !needsAttention(row)),
        words.text('siteWalks.rest'),
        words,
      ),
    ],
  }
}
