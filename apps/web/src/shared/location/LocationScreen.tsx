import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { PageProps } from '../../ui/Page.tsx'
import { Page } from '../../ui/Page.tsx'
import { ChooseLocation } from './ChooseLocation.tsx'
import { type Location, useLocation } from './location-store.ts'

interface AtLocationProps {
  readonly title: string
  readonly children: (location: Location) => ReactNode
}

/** A screen about the chosen location; without one, the way to choose it. */
export function AtLocation({ title, children }: AtLocationProps) {
  const location = useLocation()
  if (location !== null) return children(location)
  return (
    <Page title={title}>
      <ChooseLocation />
    </Page>
  )
}

/** A screen below that of the location, with the way back to it. */
export function LocationScreen(page: Omit<PageProps, 'breadcrumbs'>) {
  const text = useText()
  return (
    <Page
      {...page}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            page.title,
          ]}
        </Breadcrumbs>
      }
    />
  )
}
