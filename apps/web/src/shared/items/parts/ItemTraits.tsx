import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { itemEnergy, itemHeight, personHeight, shareOfRoom } from '@portal/domain/catalogue/item-traits.ts'
import { Row } from '../../../ui/Layout.tsx'
import { useTechnicalRows } from '../use-technical-rows.ts'
import classes from './ItemTraits.module.css'

/** The floor of a picture of 320 × 240, and the room above it. */
const floor = 204
const room = 196

/** Over a picture: the height of the item beside a person, to one scale, and in words that height and what it runs on. */
export function ItemTraits({ item }: { readonly item: CatalogueItem }) {
  const height = itemHeight(item.technischeGegevens)
  const energy = itemEnergy(item.technischeGegevens)
  const traits = useTechnicalRows([height?.property, energy].flatMap((one) => one ?? []))
  return (
    <>
      {height !== null && <HeightBesidePerson metres={height.metres} />}
      {traits.length > 0 && (
        <Row as="span" gap={1} wrap className={classes.traits}>
          {traits.map(({ key, label, value }) => (
            <span key={key} className={classes.trait} lang={value.lang}>
              <span className="out-of-sight" lang={label.lang}>{`${label.words} `}</span>
              {value.words}
            </span>
          ))}
        </Row>
      )}
    </>
  )
}

function HeightBesidePerson({ metres }: { readonly metres: number }) {
  const high = room * shareOfRoom(metres)
  const tall = (high * personHeight) / metres
  return (
    <svg className={classes.height} viewBox="0 0 320 240" aria-hidden focusable="false">
      <path d={`M10 ${floor - high}h12m-6 0V${floor}m-6 0h12`} />
      <g transform={`translate(26 ${floor - tall}) scale(${tall / 100})`}>
        <path className={classes.person} d="M4 21h20a4 4 0 0 1 4 4v32H23v43H5V57H0V25a4 4 0 0 1 4-4z" />
        <path className={classes.person} d="M14 2a8 8 0 1 1 0 16 8 8 0 1 1 0-16z" />
        <path className={classes.helmet} d="M3 9a11 10 0 0 1 22 0z" />
      </g>
    </svg>
  )
}
