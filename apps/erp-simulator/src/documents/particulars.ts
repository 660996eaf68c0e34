import { type CatalogueItem, findBaseItem } from '../company/catalogue/expand.ts'
import { labels } from '../company/catalogue/labels.ts'
import { units } from '../company/catalogue/units.ts'
import type { CompanyRows } from '../company/contract.ts'
import { formatNumber } from '../company/translate.ts'
import type { DocumentHead, Particulars } from './document-content.ts'
import type { Sheet, SheetTable } from './sheet.ts'

type Row<S extends keyof CompanyRows> = CompanyRows[S][number]
type Body = Omit<Sheet, 'title'>

/** Where the particulars of documents are read: the company while it is made, or the books. */
export interface ParticularsSources {
  invoice(no: string): Row<'PortaalFactuur'> | undefined
  invoiceLines(no: string): readonly Row<'PortaalFactuurRegel'>[]
  orderLines(no: string): readonly Row<'PortaalOrderRegel'>[]
  exitLines(no: string): readonly Row<'PortaalExitorderRegel'>[]
  inspection(entryNo: string): Row<'PortaalKeuring'> | undefined
}

const thousands = /\B(?=(\d{3})+$)/g
const euro = (amount: string): string => {
  const [whole = '', cents = ''] = Math.abs(Number(amount)).toFixed(2).split('.')
  return `€ ${Number(amount) < 0 ? '-' : ''}${whole.replace(thousands, '.')},${cents}`
}
const dutch = (decimal: string): string => decimal.replace('.', ',')
const day = (date: string | null): string => (date ?? '').split('-').toReversed().join('-')
const nameOf = (no: string): string => findBaseItem(no)?.names[0] ?? ''

function invoiceBody(sources: ParticularsSources, no: string): Body {
  const invoice = sources.invoice(no)
  if (invoice === undefined) return { facts: [['Nummer', no]] }
  const { Amount, Amount_Incl_VAT } = invoice
  const isDebit = invoice.Kind === 'Debit'
  return {
    facts: [
      ['Nummer', invoice.No],
      ['Datum', day(invoice.Posting_Date)],
      ['Te betalen voor', isDebit ? day(invoice.Due_Date) : ''],
      ['Klant', `${invoice.Bill_to_Name} (${invoice.Bill_to_No})`],
      ['Locatie', invoice.Location_No],
      ['Project', invoice.Project_No],
    ],
    table: {
      columns: [
        { name: 'Omschrijving', share: 44 },
        { name: 'Periode', share: 22 },
        { name: 'Aantal', share: 11, isFigure: true },
        { name: 'Prijs', share: 14, isFigure: true },
        { name: 'Bedrag', share: 15, isFigure: true },
      ],
      rows: sources.invoiceLines(no).map((line) => {
        const isRent = line.Rate_Unit !== ''
        const units = `${dutch(String(Math.round(Number(line.Number_of_Time_Units) * 100) / 100))} × ${line.Rate_Unit.toLowerCase()}`
        return [
          [line.Description, line.Plant_No].filter(Boolean).join(' · '),
          isRent ? `${line.Rental_Period} (${units})` : line.Relate_to,
          dutch(line.Quantity),
          euro(line.Unit_Price),
          euro(line.Amount),
        ]
      }),
    },
    sums: [
      ['Totaal zonder btw', euro(Amount)],
      ['Btw 21 %', euro(String(Number(Amount_Incl_VAT) - Number(Amount)))],
      ['Totaal met btw', euro(Amount_Incl_VAT)],
    ],
    paragraphs: isDebit ? [] : ['Dit bedrag wordt met u verrekend.'],
  }
}

const checks = [
  'Constructie, lasnaden en bevestigingen',
  'Bediening, noodstop en signalering',
  'Hydrauliek, leidingen en aansluitingen',
  'Beveiligingen en afscherming',
  'Opschriften, typeplaat en sticker',
  'Proefbelasting en proefdraaien',
]

function inspectionBody(sources: ParticularsSources, no: string): Body {
  const row = sources.inspection(no)
  if (row === undefined) return { facts: [['Nummer', no]] }
  return {
    facts: [
      ['Certificaat', `KC-${no.padStart(6, '0')}`],
      ['Materieel', nameOf(row.Plant_No)],
      ['Materieelnummer', row.Plant_No],
      ['Keuring', row.Description],
      ['Norm', row.Norm],
      ['Gekeurd op', day(row.Inspection_Date)],
      ['Geldig tot en met', day(row.Next_Date)],
      ['Keurmeester', row.Inspector],
    ],
    table: {
      columns: [
        { name: 'Onderdeel', share: 70 },
        { name: 'Bevinding', share: 30 },
      ],
      rows: checks.map((check) => [check, 'In orde']),
    },
    stamp: row.Result === 'Approved' ? 'GOEDGEKEURD' : 'AFGEKEURD',
    signers: [row.Inspector],
  }
}

function measuresOf({ values }: CatalogueItem): SheetTable {
  const rows = [...values].flatMap(([column, value]) => {
    const label = labels[column]
    if (label === undefined || typeof value !== 'number' || value === 0) return []
    return [[label.texts[0], `${formatNumber(value, 0)} ${units[label.unit]?.[0] ?? ''}`.trim()]]
  })
  return {
    columns: [
      { name: 'Technische gegevens', share: 70 },
      { name: 'Waarde', share: 30, isFigure: true },
    ],
    rows,
  }
}

/** What may be lifted so high and so far, as shares of what the machine lifts and reaches. */
const [heights, reaches] = [
  [1, 0.75, 0.5, 0.25],
  [0.2, 0.4, 0.6, 0.8, 1],
] as const
const kilosStep = 10

function loadChartOf(item: CatalogueItem): SheetTable {
  const numberOf = (column: string) => Number(item.values.get(column) ?? 0)
  const [lift, height] = [numberOf('lift') || 1000, numberOf('liftHeight') || numberOf('workHeight') || 6]
  const reach = height * 0.7
  const metres = (value: number) => `${formatNumber(Math.round(value * 10) / 10, 0)} m`
  return {
    columns: [
      { name: 'Hoogte', share: 20 },
      ...reaches.map((share) => ({ name: `bij ${metres(reach * share)}`, share: 16, isFigure: true as const })),
    ],
    rows: heights.map((high) => [
      metres(height * high),
      ...reaches.map((far) => {
        const kilos = Math.floor((lift * Math.min(1, 1.25 - far * (0.5 + 0.4 * high))) / kilosStep) * kilosStep
        return kilos <= 0 ? '–' : `${String(kilos).replace(thousands, '.')} kg`
      }),
    ]),
  }
}

const manual = [
  'Lees deze gebruiksaanwijzing voordat u het materieel in gebruik neemt, en bewaar haar bij de machine.',
  '1. Vóór gebruik. Controleer op zichtbare schade, op een geldige keuringssticker en op oliepeil, koelvloeistof, banden of rupsen, kabels en stekkers.',
  '2. Gebruik. Gebruik het materieel alleen waarvoor het bedoeld is, op een vlakke en draagkrachtige ondergrond, en draag de juiste beschermingsmiddelen.',
  '3. Storing. Zet de machine uit, neem de sleutel uit en bel de materieeldienst. Voer zelf geen reparaties uit.',
  '4. Na gebruik. Lever het materieel schoon en compleet met toebehoren in, met een gevulde tank of opgeladen accu.',
]
const safety = [
  'Alleen wie is aangewezen en opgeleid, bedient deze machine. Houd omstanders op afstand.',
  'Stop bij windkracht 6, bij onweer en wanneer de ondergrond verzakt.',
  'Blijf onder de toelaatbare belasting en werk nooit onder een hangende last.',
  'Draag helm, veiligheidsschoenen en, in een werkbak, een harnas met korte vanglijn.',
  'Weet waar de noodstop en de noodbediening zitten voordat u begint.',
]

/** Of a kind of equipment: what its name says it is. */
function kindBody({ Parent_No, File_Name, Document_Date }: DocumentHead): Body {
  const item = findBaseItem(Parent_No)
  const facts = [
    ['Materieel', item?.names[0] ?? ''],
    ['Artikelnummer', Parent_No],
    ['Uitgave', day(Document_Date)],
  ] as const
  if (File_Name.startsWith('Hijstabel') && item !== undefined)
    return {
      facts,
      table: loadChartOf(item),
      paragraphs: [
        'Hefvermogen op vlakke ondergrond met uitgezette stempels; lasten inclusief haak en hijsgereedschap.',
      ],
    }
  const paragraphs = File_Name.startsWith('Veiligheid') ? safety : manual
  return { facts, paragraphs, ...(item === undefined ? {} : { table: measuresOf(item) }) }
}

const agreements: SheetTable = {
  columns: [
    { name: 'Onderwerp', share: 30 },
    { name: 'Afspraak', share: 70 },
  ],
  rows: [
    ['Leveren', 'Maandag tot en met vrijdag van 7.00 tot 15.30 uur, melden bij de uitvoerder'],
    ['Lossen', 'Aan de zijde van de bouwweg; grote machines op de rijplaten naast het opslagterrein'],
    ['Keten en toiletten', 'Bij de ingang, met water, riool en een bouwaansluitkast van 80 A'],
    ['Hekwerk', 'Rond het hele terrein; de poort gaat om 16.30 uur dicht'],
    ['Afvoer', 'Schoon en compleet, klaar op de afvoerplek op de dag vóór het ophalen'],
    ['Noodgeval', 'Bel 112, daarna de uitvoerder en de materieeldienst'],
  ],
}

function lines(rows: readonly { No: string; Plant_No: string; Quantity: string }[]): SheetTable {
  return {
    columns: [
      { name: 'Aantal', share: 12, isFigure: true },
      { name: 'Nummer', share: 24 },
      { name: 'Omschrijving', share: 64 },
    ],
    rows: rows.map((row) => [dutch(row.Quantity), row.Plant_No || row.No, nameOf(row.Plant_No || row.No)]),
  }
}

const received = ['Voor ontvangst', 'Voor levering']

/** What a document says about what it belongs to. */
export function particularsFrom(sources: ParticularsSources): Particulars {
  return (head) => {
    const { Parent_Type, Parent_No, Document_Date } = head
    const dated = [
      ['Nummer', Parent_No],
      ['Datum', day(Document_Date)],
    ] as const
    switch (Parent_Type) {
      case 'Factuur':
        return invoiceBody(sources, Parent_No)
      case 'Keuring':
        return inspectionBody(sources, Parent_No)
      case 'Soort':
        return kindBody(head)
      case 'Stuk':
        return {
          facts: [['Machine', nameOf(Parent_No)], ['Materieelnummer', Parent_No], ...dated.slice(1)],
          paragraphs: [
            'EG-verklaring van overeenstemming volgens de Machinerichtlijn 2006/42/EG, bijlage II A.',
            'De fabrikant verklaart dat deze machine voldoet aan de bepalingen van de genoemde richtlijn en aan de normen EN ISO 12100 en EN 60204-1.',
          ],
          signers: ['Namens de fabrikant'],
        }
      case 'Order':
        return {
          facts: dated,
          paragraphs: ['Controleer aantallen en staat bij ontvangst; meld afwijkingen binnen 24 uur.'],
          table: lines(sources.orderLines(Parent_No)),
          signers: received,
        }
      case 'Exitorder':
        return {
          facts: dated,
          paragraphs: ['Verklaring bij het buiten gebruik stellen van materieel.'],
          table: lines(sources.exitLines(Parent_No)),
          signers: ['Materieeldienst', 'Uitvoerder'],
        }
      case 'Locatie':
        return { facts: [['Locatie', Parent_No], ...dated.slice(1)], table: agreements }
      default:
        return { facts: dated }
    }
  }
}
