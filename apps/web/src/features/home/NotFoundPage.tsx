import { IconMapSearch } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In place of a screen that is not there (R-ROUTE-03). */
export function NotFoundPage() {
  const text = useText()
  return (
    <EmptyState
      icon={<IconMapSearch />}
      isScreen
      title={text('pagina.niet_gevonden')}
      action={
        <ButtonLink to="/" kind="primary">
          {text('error.toHome')}
        </ButtonLink>
      }
    />
  )
}
