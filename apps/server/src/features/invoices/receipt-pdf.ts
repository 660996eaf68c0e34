import { unitWord } from '@portal/domain/catalogue/unit-words.ts'
import type { PdfContent, PdfDefinition } from 'pdfmake'
import { joined, longDate, type Translate } from '../../platform/mail/mail-text.ts'
import type { Receipt, ReceiptLine } from './receipts.store.ts'

const millimetre = 72 / 25.4

function momentOf(receipt: Receipt): string {
  const format = new Intl.DateTimeFormat(receipt.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  return format.format(new Date(receipt.moment))
}

function factsOf(receipt: Receipt, t: Translate): PdfContent {
  const facts = [
    [t('receipt.number'), receipt.number],
    [t('receipt.erpNumber'), receipt.erpNumber ?? t('receipt.erpNumberFollows')],
    [t('receipt.moment'), momentOf(receipt)],
    [t('receipt.by'), receipt.requester],
    [t('receipt.location'), joined([receipt.locationNo, receipt.locationName], ' ')],
    [t('receipt.reference'), receipt.reference],
  ].filter(([, value]) => value !== '')
  const body = facts.map(([label = '', value = '']) => [{ text: label, style: 'soft' }, { text: value }])
  return { table: { headerRows: 0, widths: [45 * millimetre, '*'], body }, layout: 'noBorders', margin: [0, 0, 0, 14] }
}

function linesOf(lines: readonly ReceiptLine[], receipt: Receipt, t: Translate): PdfContent {
  const number = new Intl.NumberFormat(receipt.language, { maximumFractionDigits: 5 })
  const head = ['receipt.piece', 'receipt.item', 'receipt.description', 'receipt.quantity'] as const
  const body = [
    head.map((key): PdfContent => ({ text: t(key), style: 'head' })),
    ...lines.map((line): readonly PdfContent[] => [
      line.plantNo === '' ? '–' : line.plantNo,
      line.no,
      line.description,
      {
        text: joined([number.format(line.quantity), unitWord(line.unit, line.quantity, receipt.language)], ' '),
        alignment: 'right',
      },
    ]),
  ]
  return { table: { headerRows: 1, widths: ['auto', 'auto', '*', 'auto'], body }, layout: 'lightHorizontalLines' }
}

/** What stands on a receipt; the words are of the language in which the removal was asked for. */
export function definitionOf(receipt: Receipt, lines: readonly ReceiptLine[], t: Translate): PdfDefinition {
  const title = t('receipt.title', { number: receipt.number })
  return {
    info: { title, creationDate: new Date(receipt.moment) },
    language: receipt.language,
    pageSize: 'A4',
    pageMargins: [20 * millimetre, 18 * millimetre, 20 * millimetre, 20 * millimetre],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 20, bold: true },
      stop: { fontSize: 14, bold: true },
      soft: { color: '#52606d' },
      head: { bold: true, fontSize: 9 },
    },
    content: [
      { text: t('receipt.heading'), style: 'title', margin: [0, 0, 0, 10] },
      { text: t('receipt.stops', { date: longDate(receipt.stopDate, receipt.language) }), style: 'stop' },
      { text: t('receipt.stopsHint'), style: 'soft', margin: [0, 2, 0, 14] },
      factsOf(receipt, t),
      linesOf(lines, receipt, t),
      { text: t('receipt.foot'), style: 'soft', margin: [0, 14, 0, 0] },
    ],
    footer: (page, pages) => ({
      text: `${title} · ${page} / ${pages}`,
      style: 'soft',
      alignment: 'right',
      margin: [20 * millimetre, 4 * millimetre],
    }),
  }
}

/** The maker with its fonts, loaded when the first receipt is asked for; it reads its own fonts and nothing else. */
async function loadMaker() {
  const [{ default: maker }, { default: fonts }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/fonts/Roboto.js'),
  ])
  const own = new Set(Object.values(fonts.Roboto))
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy((path) => own.has(path))
  maker.addFonts(fonts)
  return maker
}

export async function makeReceiptPdf(receipt: Receipt, lines: readonly ReceiptLine[], t: Translate): Promise<Buffer> {
  const maker = await loadMaker()
  return maker.createPdf(definitionOf(receipt, lines, t)).getBuffer()
}
