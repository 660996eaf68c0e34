import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { ReactNode } from 'react'
import type { ItemCardProps } from './ItemCard.tsx'
import { ItemCard } from './ItemCard.tsx'

export interface ItemGridProps extends Pick<ItemCardProps, 'selection' | 'fields' | 'canAdd' | 'canOpen' | 'view'> {
  readonly label: string
  readonly items: readonly CatalogueItem[]
  readonly reasonOf?: (item: CatalogueItem) => ReactNode
}

/** One item of a list; `eager` has its picture fetched at once. */
export function cardOf(props: ItemGridProps, item: CatalogueItem, eager: boolean) {
  const { selection, fields, canAdd, canOpen, view, reasonOf } = props
  return <ItemCard {...{ item, selection, fields, canAdd, canOpen, view, eager }} reason={reasonOf?.(item)} />
}
