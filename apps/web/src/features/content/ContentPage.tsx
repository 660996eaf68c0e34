import { content } from '@portal/contract/content.ts'
import { may } from '@portal/domain/access/may.ts'
import { IconMail, IconNews, IconPencil } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { isNotFound } from '../../lib/call-error.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { CleanHtml } from '../../shared/content/CleanHtml.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'

/** A page of the company by the name in its address (R-ROUTE-19); new work is reported from it by mail. */
export function ContentPage() {
  const text = useText()
  const { name } = useParams({ from: '/content-page/$name' })
  const query = useCall(content.getContent, { name })
  const page = query.data
  if (query.isError && isNotFound(query.error)) return <NoPage name={name} />
  return (
    <Page
      title={page?.titel || text('page./content-page/{name}')}
      actions={page && <Edit guid={page.guid} name={name} />}
    >
      <StateView query={query} skeleton="text">
        {({ html, taal, mailadres }) => (
          <>
            <CleanHtml html={html} language={taal} />
            {mailadres !== null && (
              <p>
                <a href={`mailto:${encodeURIComponent(mailadres)}?subject=${encodeURIComponent(text('nav.newWork'))}`}>
                  <IconMail size={20} aria-hidden /> {text('content.reportNewWork', { address: mailadres })}
                </a>
              </p>
            )}
          </>
        )}
      </StateView>
    </Page>
  )
}

function Edit({ guid, name }: { readonly guid: string; readonly name: string }) {
  const text = useText()
  if (!may(useSession().person, 'content.edit')) return null
  return (
    <ButtonLink to="/settings/content-paginas-beheer/$guid/$name" params={{ guid, name }} icon={<IconPencil />}>
      {text('content.edit')}
    </ButtonLink>
  )
}

/** There is nothing under this name, or not yet; who may make it is led there. */
function NoPage({ name }: { readonly name: string }) {
  const text = useText()
  const mayEdit = may(useSession().person, 'content.edit')
  return (
    <EmptyState
      isScreen
      icon={<IconNews />}
      title={text('content.none')}
      action={
        mayEdit ? (
          <ButtonLink to="/settings/content-pagina-maken" search={{ url: name }}>
            {text('page.settings/content-pagina-maken')}
          </ButtonLink>
        ) : (
          <Button onClick={() => window.history.back()}>{text('action.back')}</Button>
        )
      }
    />
  )
}
