import { content, type EditedPage } from '@portal/contract/content.ts'
import type { CallInput } from '@portal/contract/define.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { pageUrlOf, pageUrlShape } from '@portal/domain/content/content-places.ts'
import { useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import { notify } from '../../lib/notifications.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { readCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { type LocaleText, type PageForm, type PageSubject, textsOf } from './content-view.ts'

export type SaveAction = CallInput<typeof content.savePage>['actie']

const saidBy = {
  concept: 'content.savedDraft',
  publiceren: 'content.published',
  intrekken: 'content.withdrawn',
} as const

interface PageFormOptions {
  readonly subject: PageSubject
  readonly start: PageForm
  /** A new page got its address; until it is open there nothing more is saved here. */
  readonly onCreated: (page: EditedPage) => Promise<void>
}

/** The form of a page: what is entered, what is saved of it, and saving it. What is typed is never thrown away. */
export function usePageForm({ subject, start, onCreated }: PageFormOptions) {
  const [form, setForm] = useState(start)
  const [saved, setSaved] = useState(JSON.stringify(start))
  const [standing, setStanding] = useState(subject)
  const [tried, setTried] = useState(false)
  const action = useActionKey()
  const isPage = subject.plaats === null
  const isUnsaved = JSON.stringify(form) !== saved
  useUnsaved(isUnsaved)

  const command = useCommand(content.savePage, {
    quiet: true,
    idempotencyKey: () => action.of([form, standing]),
    onDone: (page, { actie }) => {
      action.done()
      setSaved(JSON.stringify(form))
      setStanding({ guid: page.guid, versie: page.versie, plaats: page.plaats, staat: page.staat })
      notify(saidBy[actie], { severity: 'success' })
      return standing.guid === null ? onCreated(page) : undefined
    },
  })
  const send = (actie: SaveAction, versie: number) => {
    const { guid, plaats } = standing
    const url = isPage ? form.url : null
    command.mutate({ guid, versie, name: form.name, url, plaats, teksten: textsOf(form), actie })
  }
  const faults = {
    name: form.name.trim() === '' ? ('missing.name' as const) : null,
    url: !isPage || pageUrlShape.test(form.url) ? null : ('content.urlFault' as const),
  }
  return {
    form,
    standing,
    isPage,
    isUnsaved,
    faults: tried ? faults : { name: null, url: null },
    command,
    isConflict: command.error instanceof CallError && command.error.code === 'content.gewijzigd',
    setName: (name: string) =>
      // The address follows the name until somebody gave it one of its own, or others know it.
      setForm((now) => {
        const follows = isPage && standing.guid === null && now.url === pageUrlOf(now.name)
        return { ...now, name, url: follows ? pageUrlOf(name) : now.url }
      }),
    setUrl: (url: string) => setForm((now) => ({ ...now, url })),
    setText: (locale: Locale, change: Partial<LocaleText>) =>
      setForm((now) => ({ ...now, texts: { ...now.texts, [locale]: { ...now.texts[locale], ...change } } })),
    save(actie: SaveAction) {
      setTried(true)
      if (faults.name === null && faults.url === null) send(actie, standing.versie)
    },
    /** Saves what stands here over what somebody else saved meanwhile. */
    async saveOver() {
      if (standing.guid === null) return
      const { versie } = await readCall(content.getPage, { guid: standing.guid }, { staleMs: 0 })
      setStanding((now) => ({ ...now, versie }))
      send('concept', versie)
    },
  }
}
