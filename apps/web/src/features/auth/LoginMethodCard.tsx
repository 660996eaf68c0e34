import { auth, type LoginMethod, type LoginTest } from '@portal/contract/auth.ts'
import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Auth.module.css'

const titles = {
  Directory: 'auth.method.Login_AD',
  Azure: 'auth.method.Login_Azure',
  Federation: 'auth.method.Login_AuthServer',
} as const

/** One way in for employees: how it stands, what to register elsewhere, and its test. */
export function LoginMethodCard({ method }: { readonly method: LoginMethod }) {
  const text = useText()
  const [name, setName] = useState('')
  const { methode } = method
  const test = useMutation({
    mutationFn: () => {
      if (methode !== 'Directory') return call(auth.testProvider, { methode })
      return call(auth.testDirectory, name.trim() === '' ? {} : { gebruikersnaam: name.trim() })
    },
    onError: notifyError,
  })
  const title = text(titles[methode])
  return (
    <Panel title={title}>
      <MethodFacts method={method} />
      {methode === 'Directory' && method.ingericht && (
        <TextField
          label={text('logins.name')}
          hint={text('logins.nameHint')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <div>
        <Button
          busy={test.isPending}
          onClick={() => test.mutate()}
          aria-label={text('logins.testOf', { method: title })}
        >
          {text('logins.test')}
        </Button>
      </div>
      <div role="status">{test.data !== undefined && <Findings test={test.data} />}</div>
    </Panel>
  )
}

function MethodFacts({ method: { aan, ingericht, adres, terugadressen } }: { readonly method: LoginMethod }) {
  const text = useText()
  return (
    <>
      <Row gap={2} wrap>
        <StatusChip kind={aan ? 'success' : 'neutral'}>{text(aan ? 'logins.on' : 'logins.off')}</StatusChip>
        <StatusChip kind={ingericht ? 'success' : aan ? 'danger' : 'neutral'}>
          {text(ingericht ? 'logins.ready' : 'logins.notReady')}
        </StatusChip>
      </Row>
      {ingericht && (
        <Stack as="dl" gap={1} className={classes.facts} translate="no">
          <dt>{text('logins.server')}</dt>
          <dd>{adres}</dd>
          {terugadressen.length > 0 && (
            <>
              <dt>{text('logins.returns')}</dt>
              <dd>
                <ul className={classes.addresses}>
                  {terugadressen.map((address) => (
                    <li key={address}>{address}</li>
                  ))}
                </ul>
              </dd>
            </>
          )}
        </Stack>
      )}
    </>
  )
}

function Findings({ test }: { readonly test: LoginTest }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <Stack as="ul" gap={2} className={classes.findings}>
        {test.steps.map(({ step, ok, params }) => (
          <li key={step} data-bad={!ok || undefined}>
            {ok ? <IconCircleCheck size={18} aria-hidden /> : <IconExclamationCircle size={18} aria-hidden />}
            <span>{text(`loginStep.${step}`, params)}</span>
          </li>
        ))}
      </Stack>
      <p className="soft">{text('logins.took', { ms: format.number(test.durationMs) })}</p>
    </>
  )
}
