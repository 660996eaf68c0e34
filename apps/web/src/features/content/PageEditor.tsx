import type { Locale } from '@portal/domain/constants.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Content.module.css'
import { isFilled, type PageForm, type PageSubject, useOfferedLanguages } from './content-view.ts'
import { EditorActions } from './EditorActions.tsx'
import { isInBar } from './page-columns.tsx'
import { RichTextField } from './RichTextField.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { usePageForm } from './use-page-form.ts'

interface PageEditorProps {
  readonly subject: PageSubject
  readonly start: PageForm
  /** Opens the page again, as others saved it. */
  readonly onReopen?: () => void
}

/** A page or an extra info in its languages: name and address, a text each, draft, preview and publishing. */
export function PageEditor({ subject, start, onReopen }: PageEditorProps) {
  const text = useText()
  const navigate = useNavigate()
  const languages = useOfferedLanguages()
  const own = useLocale()
  const [chosen, setChosen] = useState<Locale>(languages.includes(own) ? own : (languages[0] ?? own))
  const page = usePageForm({
    subject,
    start,
    onCreated: ({ guid, url, plaats }) =>
      navigate({
        to: '/settings/content-paginas-beheer/$guid/$name',
        params: { guid, name: url ?? plaats ?? '' },
        replace: true,
        ignoreBlocker: true,
      }),
  })
  const { form, faults, isPage } = page
  const shown = form.texts[chosen]
  const lacking = languages.filter((locale) => !isFilled(form.texts[locale]))
  return (
    <Stack gap={4} className={classes.form}>
      {isPage && (
        <Stack gap={4} className={classes.pair}>
          <TextField
            label={text('content.name')}
            required
            maxLength={80}
            value={form.name}
            error={faults.name && text(faults.name)}
            onChange={(event) => page.setName(event.currentTarget.value)}
          />
          <TextField
            label={text('content.url')}
            hint={isInBar(form.url) ? text('content.inBarHint') : `/content-page/${form.url}`}
            required
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
            value={form.url}
            error={faults.url && text(faults.url)}
            onChange={(event) => page.setUrl(event.currentTarget.value.toLowerCase())}
          />
        </Stack>
      )}
      <Tabs
        label={text('language.label')}
        tabs={languages.map((locale) => ({
          key: locale,
          label: `${text(`language.${locale}`)}${lacking.includes(locale) ? ' •' : ''}`,
        }))}
        current={chosen}
        // The keys of the tabs are languages.
        onChange={(key) => setChosen(key as Locale)}
      >
        <Stack gap={4} className={classes.language}>
          {isPage && (
            <TextField
              label={text('content.title')}
              maxLength={120}
              lang={chosen}
              value={shown.titel}
              onChange={(event) => page.setText(chosen, { titel: event.currentTarget.value })}
            />
          )}
          <RichTextField
            key={chosen}
            language={chosen}
            start={shown.html}
            onChange={(html) => page.setText(chosen, { html })}
          />
        </Stack>
      </Tabs>
      {lacking.length > 0 && lacking.length < languages.length && (
        <Notice kind="warning">
          {text('content.missing', { languages: lacking.map((locale) => text(`language.${locale}`)).join(', ') })}
        </Notice>
      )}
      <SaveProblem page={page} {...(onReopen && { onReopen })} />
      <EditorActions
        page={page}
        language={chosen}
        onRemoved={() => void navigate({ to: '/settings/content-paginas-beheer' })}
      />
    </Stack>
  )
}
