import type { Category } from '@portal/contract/categories.ts'
import { pathTo } from '@portal/domain/catalogue/category-tree.ts'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useForgetOnLeave } from '../../shared/items/remembered-items.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { CategoryItems } from './CategoryItems.tsx'
import { CategoryOverview } from './CategoryOverview.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { useCategories } from './use-categories.ts'

/** The catalogue: its categories, or the items of the one in the address. */
export function CataloguePage() {
  useForgetOnLeave()
  const { category } = useParams({ strict: false })
  // The param is written by this page as `true`; anything else counts as not set.
  const isWhole = useSearch({
    strict: false,
    select: (search) => (search as { readonly alles?: unknown }).alles === true,
  })
  if (category !== undefined) return <CategoryView id={category} />
  return isWhole ? <WholeCatalogue /> : <StartView />
}

function StartView() {
  const text = useText()
  const { query, tree } = useCategories()
  return (
    <Page
      title={text('nav.catalogue')}
      actions={
        <ButtonLink to="/materieel/{-$category}" search={{ alles: true }}>
          {text('catalogue.allItems')}
        </ButtonLink>
      }
    >
      <StateView
        query={query}
        skeleton="cards"
        failure="catalogus.ophalen_fout"
        isEmpty={() => (tree.get(null) ?? []).length === 0}
        empty={<EmptyState title={text('catalogue.noCategories')} />}
      >
        {() => <CategoryOverview tree={tree} />}
      </StateView>
      <AreaAge of="CatalogusSync" />
    </Page>
  )
}

function WholeCatalogue() {
  const text = useText()
  const title = text('catalogue.allItems')
  const crumbs = [
    <Link key="start" to="/materieel/{-$category}">
      {text('nav.catalogue')}
    </Link>,
    title,
  ]
  return (
    <Page title={title} breadcrumbs={<Breadcrumbs>{crumbs}</Breadcrumbs>}>
      <CategoryItems category={null} label={title} />
    </Page>
  )
}

function crumbsOf(path: readonly Category[], catalogue: string) {
  return [
    <Link key="" to="/materieel/{-$category}">
      {catalogue}
    </Link>,
    ...path.slice(0, -1).map(({ id, omschrijving }) => (
      <Link key={id} to="/catalogus/$category" params={{ category: id }}>
        {omschrijving}
      </Link>
    )),
    path.at(-1)?.omschrijving ?? '',
  ]
}

function CategoryView({ id }: { readonly id: string }) {
  const text = useText()
  const { query, items, tree } = useCategories()
  const path = pathTo(items, id)
  const title = path.at(-1)?.omschrijving ?? text('nav.catalogue')
  const below = tree.get(id) ?? []
  if (query.isSuccess && path.length === 0) {
    return (
      <EmptyState
        title={text('catalogue.unknownCategory')}
        action={<ButtonLink to="/materieel/{-$category}">{text('catalogue.allCategories')}</ButtonLink>}
      />
    )
  }
  return (
    <Page
      title={title}
      breadcrumbs={path.length > 0 && <Breadcrumbs>{crumbsOf(path, text('nav.catalogue'))}</Breadcrumbs>}
    >
      {below.length > 0 && <CategoryTiles categories={below} />}
      {/* A change of category is a new list: nothing typed in the one before may show in it. */}
      <CategoryItems key={id} category={id} label={title} />
      <AreaAge of="CatalogusSync" />
    </Page>
  )
}
