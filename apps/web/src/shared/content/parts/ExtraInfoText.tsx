import { content } from '@portal/contract/content.ts'
import { may } from '@portal/domain/access/may.ts'
import type { ContentPlace } from '@portal/domain/content/content-places.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { Row } from '../../../ui/Layout.tsx'
import { ScreenLink } from '../../frame/ScreenLink.tsx'
import classes from './ExtraInfo.module.css'

/** Only who has something to read loads what shows it. */
const CleanHtml = lazy(async () => ({ default: (await import('../CleanHtml.tsx')).CleanHtml }))

/** The messages by what is missing (R-MSG-12, R-MSG-13). */
const missing = { alles: 'extra_info.ontbreekt', taal: 'extra_info.ontbreekt_taal' } as const

/** What the company says at this place; nothing where it says nothing, and where that fails it is no reason to stop. */
export function ExtraInfoText({ place }: { readonly place: ContentPlace }) {
  const text = useText()
  const { person } = useSession()
  const { data } = useCall(content.getExtraInfo, { plaats: place })
  if (data === undefined) return null
  const mayEdit = may(person, 'content.edit')
  return (
    <>
      {data.html !== '' && (
        <aside className={classes.info} aria-label={text('extraInfo.label')}>
          <Suspense>
            <CleanHtml html={data.html} language={data.taal} />
          </Suspense>
        </aside>
      )}
      {mayEdit && data.ontbreekt !== null && (
        <Row as="p" gap={2} className={classes.missing} data-screen-only>
          <IconInfoCircle size={18} aria-hidden />
          <span>
            {text(missing[data.ontbreekt])}{' '}
            <ScreenLink to="/settings/content-paginas-beheer">{text('extraInfo.manage')}</ScreenLink>
          </span>
        </Row>
      )}
    </>
  )
}
