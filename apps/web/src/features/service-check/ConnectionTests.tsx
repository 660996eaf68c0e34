import { serviceCheck, type TestOutcome } from '@portal/contract/service-check.ts'
import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './ServiceCheck.module.css'

/** A test and what it found last. */
function useTest(test: () => Promise<TestOutcome>) {
  const [outcome, setOutcome] = useState<TestOutcome | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      setOutcome(await test())
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return { outcome, busy, run: () => void run() }
}

/** The tests of mail, pictures and a location, each with its findings. */
export function ConnectionTests() {
  const text = useText()
  const [locationNo, setLocationNo] = useState('')
  const mail = useTest(() => call(serviceCheck.testSendEmail, {}))
  const images = useTest(() => call(serviceCheck.testImages, {}))
  const location = useTest(() => call(serviceCheck.testLocation, { materieellocatie: locationNo.trim() }))
  return (
    <Stack as="section" gap={4} align="start" className={classes.tests} aria-label={text('serviceCheck.tests')}>
      <TestPanel title={text('serviceCheck.test.mail')} hint={text('serviceCheck.test.mailHint')} test={mail} />
      <TestPanel title={text('serviceCheck.test.images')} hint={text('serviceCheck.test.imagesHint')} test={images} />
      <TestPanel
        title={text('serviceCheck.test.location')}
        hint={text('serviceCheck.test.locationHint')}
        test={location}
        disabled={locationNo.trim() === ''}
      >
        <TextField
          label={text('serviceCheck.test.locationNo')}
          required
          value={locationNo}
          onChange={(event) => setLocationNo(event.currentTarget.value)}
          maxLength={20}
        />
      </TestPanel>
    </Stack>
  )
}

interface TestPanelProps {
  readonly title: string
  readonly hint: string
  readonly test: ReturnType<typeof useTest>
  readonly disabled?: boolean
  readonly children?: ReactNode
}

function TestPanel({ title, hint, test, disabled = false, children }: TestPanelProps) {
  const text = useText()
  return (
    <Panel title={title}>
      <p className="soft">{hint}</p>
      {children}
      <div>
        <Button busy={test.busy} disabled={disabled} onClick={test.run} aria-label={title}>
          {text('serviceCheck.test.run')}
        </Button>
      </div>
      <div role="status">{test.outcome !== null && <Findings outcome={test.outcome} />}</div>
    </Panel>
  )
}

function Findings({ outcome }: { readonly outcome: TestOutcome }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <Stack as="ul" gap={2} className={classes.steps}>
        {outcome.steps.map(({ step, ok, params }) => (
          <li key={`${step} ${params.no ?? ''}`} data-bad={!ok || undefined}>
            {ok ? <IconCircleCheck size={18} aria-hidden /> : <IconExclamationCircle size={18} aria-hidden />}
            {text(`testStep.${step}`, params)}
          </li>
        ))}
      </Stack>
      <p className="note">{text('serviceCheck.test.took', { ms: format.number(outcome.durationMs) })}</p>
    </>
  )
}
