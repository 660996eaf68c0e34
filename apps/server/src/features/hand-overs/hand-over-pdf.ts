import type { Locale } from '@portal/contract/values.ts'
import { fuelEighths, type HandOverLine, type PartyName, partyNames } from '@portal/domain/hand-overs/hand-over.ts'
import type { SealedRecord } from '@portal/domain/hand-overs/sealed-record.ts'
import { type Signature, signatureBox } from '@portal/domain/hand-overs/signature.ts'
import type { PdfContent } from 'pdfmake'
import { joined, type Translate } from '../../platform/mail/mail-text.ts'
import { millimetre, type PdfDocument } from '../../platform/pdf/make-pdf.ts'
import { partyText } from './hand-over-mail.ts'

interface Printed {
  readonly record: SealedRecord
  readonly hash: string
  readonly title: string
  readonly company: string
  readonly language: Locale
  /** When it was signed, in words. */
  readonly signedAt: string
  /** The pictures as data addresses, by their ids. */
  readonly pictures: ReadonlyMap<string, string>
}

const pictureSide = 55 * millimetre
const signatureWidth = 75 * millimetre

function lineDetails(line: HandOverLine, t: Translate): string {
  return joined(
    [
      line.materieelNummer,
      `${line.aantal} ×`,
      line.toebehoren === '' ? '' : t('handOvers.with', { what: line.toebehoren }),
      line.urenstand === null ? '' : t('handOvers.hoursAre', { hours: line.urenstand }),
      line.brandstof === null
        ? ''
        : t('handOvers.fuelIs', { percent: Math.round((100 * line.brandstof) / fuelEighths) }),
    ],
    ' · ',
  )
}

/** Pictures of a line, three beside each other, each with what it shows. */
function picturesOf({ fotos }: HandOverLine, { pictures }: Printed, t: Translate): PdfContent[] {
  const shown = fotos.flatMap(({ foto, kant }): PdfContent[] => {
    const image = pictures.get(foto)
    if (image === undefined) return []
    const name = t(`handOvers.side.${kant}`)
    return [
      {
        stack: [
          { image, fit: [pictureSide, pictureSide] },
          { text: name, style: 'soft', fontSize: 8 },
        ],
      },
    ]
  })
  const rows = Array.from({ length: Math.ceil(shown.length / 3) }, (_, at) => shown.slice(3 * at, 3 * at + 3))
  return rows.map((columns) => ({ columns, unbreakable: true, margin: [0, 4, 0, 0] }))
}

function lineContent(line: HandOverLine, printed: Printed, t: Translate): PdfContent[] {
  return [
    {
      columns: [
        { text: line.omschrijving, bold: true },
        { text: t(`handOvers.state.${line.stand}`), bold: line.stand !== 'in_orde', alignment: 'right', width: 100 },
      ],
      margin: [0, 8, 0, 0],
    },
    { text: lineDetails(line, t), style: 'soft' },
    ...(line.opmerking === '' ? [] : [{ text: line.opmerking }]),
    ...picturesOf(line, printed, t),
  ]
}

/** What was drawn, as lines of the paper; or the typed name. */
function drawSignature({ lijnen, getypt }: Signature): PdfContent {
  if (getypt !== '') return { text: getypt, fontSize: 16, margin: [0, 10, 0, 10] }
  const scale = signatureWidth / signatureBox.width
  return {
    canvas: lijnen
      .filter((line) => line.length >= 4)
      .map((line) => ({
        type: 'polyline',
        lineWidth: 1.2,
        lineColor: '#14213d',
        points: Array.from({ length: Math.floor(line.length / 2) }, (_, at) => ({
          x: (line[2 * at] ?? 0) * scale,
          y: (line[2 * at + 1] ?? 0) * scale,
        })),
      })),
    margin: [0, 6, 0, 6],
  }
}

/** The record of a hand-over on paper: what was signed, by whom, and the hash of all of it. */
export function handOverDocument(printed: Printed, t: Translate): PdfDocument {
  const { record, hash, title, company, language, signedAt } = printed
  const { verklaring, locatie, ontvangen } = record
  const facts = [
    ...partyNames.map((name): [string, string] => [t(`handOvers.party.${name}`), partyText(verklaring[name])]),
    [t('handOvers.order'), verklaring.ordernummer],
    [t('handOvers.place'), verklaring.plaats],
    [t('handOvers.signedOn'), signedAt],
  ].filter(([, value]) => value !== '')
  const signer = (name: PartyName): PdfContent => ({
    stack: [
      { text: t(`handOvers.party.${name}`), style: 'soft' },
      drawSignature(verklaring.handtekeningen[name]),
      { text: verklaring[name].naam, bold: true },
    ],
  })
  return {
    info: { title, creationDate: new Date(ontvangen) },
    language,
    pageSize: 'A4',
    margins: [20, 18, 20, 20],
    foot: title,
    content: [
      { text: t(`handOvers.kind.${verklaring.soort}`), style: 'title' },
      { text: joined([locatie.nummer, locatie.omschrijving, company], ' · '), style: 'soft', margin: [0, 0, 0, 10] },
      {
        table: {
          headerRows: 0,
          widths: [45 * millimetre, '*'],
          body: facts.map(([name, value]): PdfContent[] => [
            { text: name ?? '', style: 'soft' },
            { text: value ?? '' },
          ]),
        },
        layout: 'noBorders',
        margin: [0, 0, 0, 6],
      },
      { text: t('handOvers.what'), style: 'heading' },
      ...verklaring.regels.flatMap((line) => lineContent(line, printed, t)),
      ...(verklaring.opmerkingen === ''
        ? []
        : [
            { text: t('handOvers.remarks'), style: 'heading', margin: [0, 12, 0, 2] },
            { text: verklaring.opmerkingen },
          ]),
      {
        stack: [
          { text: t('handOvers.signatures'), style: 'heading', margin: [0, 14, 0, 4] },
          { columns: partyNames.map(signer) },
          { text: t('handOvers.hash'), style: 'soft', margin: [0, 14, 0, 0] },
          { text: hash, fontSize: 9 },
          { text: t('handOvers.proof'), style: 'soft', margin: [0, 6, 0, 0] },
        ],
        unbreakable: true,
      },
    ],
  }
}
