import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { quantityBounds } from '@portal/domain/constants.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { LineRemark } from '../../shared/listing/LineRemark.tsx'
import { LineRow } from '../../shared/listing/LineRow.tsx'
import { LineWeight } from '../../shared/listing/LineWeight.tsx'
import classes from '../../shared/listing/ListLines.module.css'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { LineRules } from './use-list-edits.ts'

interface RemovalLineProps {
  readonly line: RemovalListItem
  readonly rules: LineRules
  readonly editable: boolean
  readonly fields: readonly string[]
  readonly canOpen: boolean
  /** Where it stands, when the list is of more than one location. */
  readonly place: string | null
  readonly onEdit: (edit: Partial<RemovalListItem>, seen?: Partial<RemovalListItem>) => void
  readonly onRemove: () => void
}

/** One piece, or a number of one counted thing. */
export function RemovalLine(props: RemovalLineProps) {
  const { line, rules, editable, fields, canOpen, place, onEdit, onRemove } = props
  const text = useText()
  const { omschrijving: name, materieelSoort, materieelNummer } = line
  const named = materieelNummer === '' ? name : `${name} ${materieelNummer}`
  const fault = rules.refuse(line)
  return (
    <LineRow
      picture={<ItemPicture item={line} size="small" />}
      name={name}
      to={canOpen ? `/details/${encodeURIComponent(materieelSoort)}` : null}
      about={
        <>
          <span translate="no" data-roomy={materieelNummer !== '' || undefined}>
            {materieelSoort}
          </span>
          {materieelNummer !== '' && fields.includes('materieelNummer') && (
            <span translate="no" className="figures">
              {text('removalList.piece', { number: materieelNummer })}
            </span>
          )}
          {place !== null && <span>{place}</span>}
        </>
      }
      // Both a chip and words: what is too much is said before it is sent.
      fault={fault !== null && editable && <StatusChip kind="danger">{faultText(fault.code, line, text)}</StatusChip>}
      remark={
        fields.includes('opmerking') && (
          <LineRemark
            name={named}
            remark={line.opmerking}
            editable={editable}
            limit={rules.remarkLimit}
            onRemark={(opmerking) => onEdit({ opmerking })}
          />
        )
      }
      figures={fields.includes('gewichtPerStuk') && <LineWeight line={{ ...line, aantal: line.retourAantal }} />}
      quantity={<Quantity line={line} named={named} rules={rules} editable={editable} onEdit={onEdit} />}
      removal={editable ? { label: text('list.remove', { name: named }), onRemove } : null}
    />
  )
}

function faultText(code: string, line: RemovalListItem, text: ReturnType<typeof useText>): string {
  const amount = Math.max(0, Math.floor(line.aanwezig))
  if (amount === 0) return text('removalList.nothingLeft')
  return code === 'validatie.aantal_voorraad'
    ? text('validatie.aantal_voorraad', { amount })
    : text('validatie.aantal_stuk')
}

interface QuantityProps extends Pick<RemovalLineProps, 'line' | 'rules' | 'editable' | 'onEdit'> {
  readonly named: string
}

/** How many go; of a numbered piece there is one. */
function Quantity({ line, named, rules, editable, onEdit }: QuantityProps) {
  const text = useText()
  const format = useFormat()
  const { retourAantal, aanwezig, eenheid, materieelNummer } = line
  if (!editable || materieelNummer !== '') {
    return <strong className="figures">{format.amount(retourAantal, eenheid)}</strong>
  }
  const present = Math.max(1, Math.floor(aanwezig))
  return (
    <>
      <QuantityStepper
        value={retourAantal}
        mayBeEmpty={false}
        invalid={rules.refuse(line) !== null}
        label={text('stepper.quantityOf', { name: named })}
        max={rules.capped ? present : quantityBounds.max}
        onChange={(aantal, seen) =>
          aantal !== null && onEdit({ retourAantal: aantal }, { retourAantal: seen ?? retourAantal })
        }
      />
      <small className={classes.present}>{text('removalList.present', { amount: format.number(aanwezig) })}</small>
    </>
  )
}
