import { IconMapSearch } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function NotFoundPage() {
  const text = useText()
  return (
    <>
      <h1 className="out-of-sight">{text('page./404')}</h1>
      <EmptyState
        icon={<IconMapSearch />}
        title={text('pagina.niet_gevonden')}
        action={
          <ButtonLink to="/" kind="primary">
            {text('error.toHome')}
          </ButtonLink>
        }
      />
    </>
  )
}
