import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { pathTo } from '@portal/domain/catalogue/category-tree.ts'
import { neighboursOf } from '@portal/domain/search/remembered-items.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useRememberedItems } from '../../shared/items/remembered-items.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from './Item.module.css'

/** The way to the item by its categories, and the items before and after it in the list somebody came from. */
export function ItemCrumbs({ item }: { readonly item: CatalogueItem }) {
  const text = useText()
  const remembered = useRememberedItems()
  const { previous, next } = neighboursOf(remembered, item.materieelSoort)
  const { data } = useCall(categories.getItemCategories, {}, { staleMs: 10 * 60_000 })
  const path = pathTo(data?.items ?? [], item.categorie)
  const crumbs = [
    <Link key="" to="/materieel/{-$category}">
      {text('nav.catalogue')}
    </Link>,
    ...path.map((category) => (
      <Link key={category.id} to="/catalogus/$category" params={{ category: category.id }}>
        {category.omschrijving}
      </Link>
    )),
    item.omschrijving,
  ]
  return (
    <Row align="center" justify="between" wrap className={classes.way}>
      <Breadcrumbs>{crumbs}</Breadcrumbs>
      {(previous !== null || next !== null) && (
        <Row as="nav" gap={1} align="center" className={classes.walk} aria-label={text('item.walk')}>
          <Step to={previous} label={text('item.previous')} icon={<IconChevronLeft />} />
          <span className="figures">
            {text('item.place', { place: remembered.indexOf(item.materieelSoort) + 1, count: remembered.length })}
          </span>
          <Step to={next} label={text('item.next')} icon={<IconChevronRight />} />
        </Row>
      )}
    </Row>
  )
}

interface StepProps {
  readonly to: string | null
  readonly label: string
  readonly icon: React.ReactNode
}

function Step({ to, label, icon }: StepProps) {
  if (to === null) return <span className={classes.noStep} aria-hidden />
  return (
    <ButtonLink
      kind="quiet"
      to="/details/$id"
      params={{ id: to }}
      replace
      aria-label={label}
      title={label}
      icon={icon}
    />
  )
}
