import type { Invoice } from '@portal/contract/invoice-records.ts'
import { visibleColumns } from '@portal/domain/catalogue/visible-columns.ts'
import type { PaymentState } from '@portal/domain/invoices/payment-state.ts'
import { eurosOf } from '@portal/domain/invoices/vat-amounts.ts'
import type { Settings } from '@portal/domain/settings/read-setting.ts'
import type { Format } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { locationColumn } from '../../shared/records/location-column.ts'
import { type ChipKind, StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { aboutWords } from './about-words.ts'
import classes from './Invoices.module.css'
import { stateKey } from './invoice-state.ts'

type Column = TableColumn<Invoice>

/** Columns that stay away from who may not see prices. */
const priceColumns: ReadonlySet<string> = new Set(['totaalPrijs', 'stuksPrijs', 'openstaandBedrag'])
export const stateKinds: Readonly<Record<PaymentState, ChipKind>> = {
  betaald: 'success',
  te_betalen: 'neutral',
  vervallen: 'danger',
}

/** A fact of the lines: what they have in common, or in words that they differ. */
function ofLines(
  id: string,
  text: Text,
  fact: (row: Invoice) => string | number | null,
): Pick<Column, 'value' | 'cell' | 'id' | 'sortable'> {
  return {
    id,
    sortable: false,
    value: (row) => fact(row) ?? text('invoices.several'),
    cell: (row) => fact(row) ?? <span className="soft">{text('invoices.several')}</span>,
  }
}

/** What goes with another column stands below it, where that is shown. */
function below(host: string, chosen: readonly string[]): Pick<Column, 'hidden' | 'inside'> {
  return chosen.includes(host) ? { hidden: true, inside: host } : {}
}

function columnsByName(text: Text, format: Format, chosen: readonly string[]): Readonly<Record<string, Column>> {
  const has = (name: string) => chosen.includes(name)
  const unitsOf = (row: Invoice) => (row.tijdseenheden === null ? null : format.number(row.tijdseenheden, 2))
  const regards = ofLines('betreft', text, ({ betreft }) => betreft && aboutWords(text, betreft))
  return {
    documentNummer: field('documentNummer', text('invoices.number'), {
      cell: (row) => (
        <span className={classes.named}>
          <span className={classes.number} translate="no">
            {row.documentNummer}
          </span>
          <small>
            {text(`enum.InvoiceKind.${row.soort}`)}
            {has('factuurAan') && row.factuurAan !== '' && (
              <>
                {' · '}
                <span translate="no">{row.factuurAan}</span>
              </>
            )}
          </small>
        </span>
      ),
      required: true,
      title: true,
    }),
    boekingsDatum: field('boekingsDatum', text('invoices.bookingDate'), { kind: 'date', brief: true }),
    factuurAan: field('factuurAan', text('invoices.billTo'), { sortable: false, ...below('documentNummer', chosen) }),
    betreft: {
      ...regards,
      header: text('invoices.regarding'),
      cell: (row) => (
        <span className={classes.named}>
          {regards.cell?.(row)}
          {has('huurPeriode') && row.huurPeriode && <small translate="no">{row.huurPeriode}</small>}
        </span>
      ),
    },
    tijdseenheden: {
      ...ofLines('tijdseenheden', text, unitsOf),
      header: text('invoices.timeUnits'),
      // One number stays one: a file of it can be added up.
      value: (row) => row.tijdseenheden ?? text('invoices.several'),
      kind: 'number',
    },
    aanvoerOrder: {
      ...ofLines('aanvoerOrder', text, (row) => row.aanvoerOrder),
      kind: 'code',
      header: text('invoices.arrivalOrder'),
    },
    afvoerOrder: {
      ...ofLines('afvoerOrder', text, (row) => row.afvoerOrder),
      kind: 'code',
      header: text('invoices.removalOrder'),
    },
    huurPeriode: {
      ...ofLines('huurPeriode', text, (row) => row.huurPeriode),
      header: text('invoices.period'),
      ...below('betreft', chosen),
    },
    totaalPrijs: column('totaalPrijs', text('invoices.total'), {
      value: (row) => eurosOf(row.totaalPrijs),
      cell: (row) => (
        <span className={classes.named}>
          {format.money(eurosOf(row.totaalPrijs))}
          {has('stuksPrijs') && row.stuksPrijs !== null && (
            <small>{text('invoices.unitPriceBelow', { price: format.money(eurosOf(row.stuksPrijs)) })}</small>
          )}
        </span>
      ),
      kind: 'money',
      brief: (row) => format.money(eurosOf(row.totaalPrijs)),
    }),
    stuksPrijs: column('stuksPrijs', text('invoices.unitPrice'), {
      value: (row) => (row.stuksPrijs === null ? null : eurosOf(row.stuksPrijs)),
      kind: 'money',
      sortable: false,
      ...below('totaalPrijs', chosen),
    }),
    openstaandBedrag: column('openstaandBedrag', text('invoices.outstanding'), {
      value: (row) => eurosOf(row.openstaandBedrag),
      kind: 'money',
    }),
  }
}

/** What is no column of the setting but must be shown: kind, payment, and what was charged too long. */
function standingColumns(text: Text, isMarked: boolean, chosen: readonly string[]): readonly Column[] {
  return [
    field('soort', text('invoices.kind'), {
      words: (row) => text(`enum.InvoiceKind.${row.soort}`),
      sortable: false,
      ...below('documentNummer', chosen),
    }),
    field('staat', text('invoices.state'), {
      words: (row) => text(stateKey(row)),
      cell: (row) => <StatusChip kind={stateKinds[row.staat]}>{text(stateKey(row))}</StatusChip>,
      brief: true,
      sortable: false,
    }),
    column('regelsTeLang', text('invoices.tooLong'), {
      value: (row) => row.regelsTeLang || null,
      hidden: !isMarked,
      cell: (row) =>
        row.regelsTeLang > 0 && (
          <StatusChip kind="danger">{text('invoices.tooLongLines', { count: row.regelsTeLang })}</StatusChip>
        ),
      sortable: false,
    }),
  ]
}

interface ColumnChoiceOf {
  readonly settings: Pick<Settings, 'column'>
  readonly text: Text
  readonly format: Format
  readonly inProject: boolean
  readonly pricesVisible: boolean
  /** Whether any of them was charged too long. */
  readonly isMarked: boolean
}

/** The columns of the overview as the setting Facturen_Kolommen says (R-ENT-36, R-SET-33). */
export function invoiceColumns(choice: ColumnChoiceOf): readonly Column[] {
  const { settings, text, format, inProject, pricesVisible, isMarked } = choice
  const forbidden = pricesVisible ? new Set<string>() : priceColumns
  const chosen = visibleColumns([...settings.column('Facturen_Kolommen')], forbidden)
  const known = columnsByName(text, format, chosen)
  const [first, ...others] = chosen
  const of = (name: string | undefined) => (name === undefined ? [] : (known[name] ?? []))
  const place: Column = { ...locationColumn<Invoice>(text), filter: false, sortable: false }
  return [
    ...[of(first)].flat(),
    ...standingColumns(text, isMarked, chosen),
    ...others.flatMap(of),
    ...(inProject ? [place] : []),
  ]
}
