import { unitWord } from '@portal/domain/catalogue/unit-words.ts'
import type { PdfContent } from 'pdfmake'
import { joined, longDate, type Translate } from '../../platform/mail/mail-text.ts'
import { makePdf, millimetre, type PdfDocument } from '../../platform/pdf/make-pdf.ts'
import type { Receipt, ReceiptLine } from './receipts.store.ts'

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
export function definitionOf(receipt: Receipt, lines: readonly ReceiptLine[], t: Translate): PdfDocument {
  const title = t('receipt.title', { number: receipt.number })
  return {
    info: { title, creationDate: new Date(receipt.moment) },
    language: receipt.language,
    pageSize: 'A4',
    margins: [20, 18, 20, 20],
    foot: title,
    content: [
      { text: t('receipt.heading'), style: 'title', margin: [0, 0, 0, 10] },
      { text: t('receipt.stops', { date: longDate(receipt.stopDate, receipt.language) }), style: 'heading' },
      { text: t('receipt.stopsHint'), style: 'soft', margin: [0, 2, 0, 14] },
      factsOf(receipt, t),
      linesOf(lines, receipt, t),
      { text: t('receipt.foot'), style: 'soft', margin: [0, 14, 0, 0] },
    ],
  }
}

export async function makeReceiptPdf(receipt: Receipt, lines: readonly ReceiptLine[], t: Translate): Promise<Buffer> {
  return makePdf(definitionOf(receipt, lines, t))
}
