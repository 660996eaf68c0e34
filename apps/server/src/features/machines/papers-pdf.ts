import type { Machine } from '@portal/contract/machines.ts'
import type { Locale } from '@portal/contract/values.ts'
import { isUnfit } from '@portal/domain/machines/machine-faults.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import type { PdfContent } from 'pdfmake'
import { joined, longDate, type Translate } from '../../platform/mail/mail-text.ts'
import { millimetre, type PdfDocument } from '../../platform/pdf/make-pdf.ts'

interface PapersFolder {
  readonly title: string
  readonly company: string
  readonly location: string
  readonly at: Date
  readonly today: string
  readonly language: Locale
  /** What is not in order first. */
  readonly machines: readonly Machine[]
}

const red = '#b42318'

type Fact = readonly [MessageKey, string]

/** Names and values side by side; a fact that is empty is left out. */
function factsOf(facts: readonly Fact[], t: Translate): PdfContent {
  const body = facts
    .filter(([, value]) => value !== '')
    .map(([key, value]): PdfContent[] => [{ text: t(key), style: 'soft' }, { text: value }])
  if (body.length === 0) return { text: '' }
  return { table: { headerRows: 0, widths: [50 * millimetre, '*'], body }, layout: 'noBorders', margin: [0, 0, 0, 8] }
}

function faultLines(machine: Machine, language: Locale, t: Translate): readonly string[] {
  return machine.gebreken.map(({ soort, keuring, datum }) =>
    joined([t(`machines.fault.${soort}`), longDate(datum, language), keuring], ' · '),
  )
}

function inspectionOf(one: Machine['keuringen'][number], language: Locale, t: Translate): PdfContent[] {
  const result = one.resultaat === null ? t('value.unknown') : t(`enum.InspectionResult.${one.resultaat}`)
  const facts: readonly Fact[] = [
    ['inspections.result', result],
    ['machines.norm', one.norm],
    ['inspections.date', longDate(one.datum, language)],
    ['inspections.nextDate', longDate(one.volgendeDatum, language)],
    ['machines.inspector', one.keurmeester],
  ]
  return [{ text: one.omschrijving, bold: true, margin: [0, 0, 0, 2] }, factsOf(facts, t)]
}

function pageOf(machine: Machine, { language }: PapersFolder, t: Translate): PdfContent[] {
  const faults = faultLines(machine, language, t)
  return [
    {
      text: joined([machine.materieelNummer, machine.omschrijving], ' · '),
      style: 'heading',
      tocItem: true,
      tocStyle: isUnfit(machine) ? { color: red } : {},
      pageBreak: 'before',
      margin: [0, 0, 0, 8],
    },
    ...(faults.length === 0
      ? []
      : [{ stack: faults.map((text) => ({ text, bold: true, color: red })), margin: [0, 0, 0, 8] }]),
    factsOf(
      [
        ['stock.number', machine.materieelNummer],
        ['stock.serial', machine.serienummer],
        ['stock.inspectionNumber', machine.keuringsNummer],
        ['stock.since', longDate(machine.beschikbaarVanaf, language)],
        ['stock.expectedReturn', longDate(machine.verwachteRetourDatum, language)],
      ],
      t,
    ),
    ...machine.keuringen.flatMap((one) => inspectionOf(one, language, t)),
    ...(machine.keuringen.length === 0 ? [{ text: t('machines.noInspection'), style: 'soft' }] : []),
    ...(machine.papieren.length === 0 ? [] : [{ text: t('documents.title'), bold: true, margin: [0, 4, 0, 2] }]),
    {
      ul: machine.papieren.map((paper) => ({
        text: joined([t(`machines.paper.${paper.papier}`), paper.naam, longDate(paper.datum, language)], ' · '),
      })),
    },
    ...(machine.notities.length === 0 ? [] : [{ text: t('machines.notes'), bold: true, margin: [0, 8, 0, 2] }]),
    {
      ul: machine.notities.map((note) => ({
        text: joined([note.omschrijving, longDate(note.ontvangenOp, language)], ' · '),
      })),
    },
  ]
}

/** The papers of a site for an inspector: the contents, then a page for each machine; what is not in order in red. */
export function papersDocument(folder: PapersFolder, t: Translate): PdfDocument {
  const { title, company, location, today, at, language, machines } = folder
  const faulty = machines.filter(isUnfit).length
  return {
    info: { title, creationDate: at },
    language,
    pageSize: 'A4',
    margins: [20, 18, 20, 20],
    foot: title,
    content: [
      { text: t('page./machinemap'), style: 'title' },
      { text: joined([location, company, longDate(today, language)], ' · '), style: 'soft', margin: [0, 0, 0, 10] },
      {
        text:
          faulty === 0
            ? t('machines.allInOrder')
            : t(faulty === 1 ? 'machines.notInOrder_one' : 'machines.notInOrder_other', { count: faulty }),
        bold: true,
        ...(faulty === 0 ? {} : { color: red }),
        margin: [0, 0, 0, 10],
      },
      { toc: {} },
      ...machines.flatMap((machine) => pageOf(machine, folder, t)),
    ],
  }
}
