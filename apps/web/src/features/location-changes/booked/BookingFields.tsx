import type { CallAnswer } from '@portal/contract/define.ts'
import { metacom } from '@portal/contract/metacom.ts'
import type { LocationForm } from '@portal/domain/location-changes/location-form.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '../../../lib/error-text.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/ChoiceField.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Page.tsx'
import classes from '../LocationChanges.module.css'
import type { LocationFieldsProps } from '../LocationFields.tsx'

type Level = 'vestiging' | 'bedrijf' | 'projectNummer' | 'bewakingspost'
type Choices = UseQueryResult<CallAnswer<typeof metacom.getBranches>>
type BookingProps = Pick<LocationFieldsProps, 'form' | 'faults' | 'onChange'>

/** What was chosen below goes when something above it is chosen again. */
const cleared: Readonly<Record<Level, Partial<LocationForm>>> = {
  vestiging: { bedrijf: '', projectNummer: '', bewakingspost: '' },
  bedrijf: { projectNummer: '', bewakingspost: '' },
  projectNummer: { bewakingspost: '' },
  bewakingspost: {},
}

/** The four lists of MetaCom, each asked when what it is below is chosen. */
function useBookingChoices({ vestiging, bedrijf, projectNummer }: LocationForm): Readonly<Record<Level, Choices>> {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const isKnown = gebruikerLogin !== ''
  return {
    vestiging: useCall(metacom.getBranches, { gebruikerLogin }, { enabled: isKnown }),
    bedrijf: useCall(metacom.getCompanies, { gebruikerLogin, vestiging }, { enabled: isKnown && vestiging !== '' }),
    projectNummer: useCall(metacom.getProjects, { gebruikerLogin, bedrijf }, { enabled: isKnown && bedrijf !== '' }),
    bewakingspost: useCall(
      metacom.getPosts,
      { gebruikerLogin, projectNummer },
      { enabled: isKnown && bedrijf !== '' && projectNummer !== '' },
    ),
  }
}

/** Branch, company, project and post of MetaCom: each list depends on the one before (decision: variants). */
export function BookingFields({ form, faults, onChange }: BookingProps) {
  const text = useText()
  const lists = useBookingChoices(form)
  const failed = Object.values(lists).find((list) => list.isError && list.data === undefined)
  const problem = failed === undefined ? null : errorText(failed.error)
  const field = (level: Level, above: Level | null) => (
    <BookingField level={level} above={above} choices={lists[level]} {...{ form, faults, onChange }} />
  )
  return (
    <Panel title={text('metacom.title')}>
      <Stack gap={4} shrinks>
        {problem !== null && (
          <Notice
            kind="danger"
            action={<Button onClick={() => void failed?.refetch()}>{text('actie.opnieuw_proberen')}</Button>}
          >
            {text(problem.key, problem.params)}
          </Notice>
        )}
        <Stack gap={4} align="start" shrinks className={classes.pair}>
          {field('vestiging', null)}
          {field('bedrijf', 'vestiging')}
          {field('projectNummer', 'bedrijf')}
          {field('bewakingspost', 'projectNummer')}
        </Stack>
      </Stack>
    </Panel>
  )
}

interface BookingFieldProps extends BookingProps {
  readonly level: Level
  readonly above: Level | null
  readonly choices: Choices
}

function BookingField({ level, above, choices, form, faults, onChange }: BookingFieldProps) {
  const text = useText()
  const isOpen = above === null || form[above] !== ''
  const { data, isFetching } = choices
  const items = isOpen ? (data?.items ?? []) : []
  const waits = isFetching ? text('metacom.loading') : null
  const none = data !== undefined && items.length === 0 ? text('metacom.empty') : null
  const first = isOpen || level === 'vestiging' ? null : text(`metacom.first.${level}`)
  return (
    <SelectField
      label={text(`metacom.field.${level}`)}
      required
      disabled={!isOpen || items.length === 0}
      hint={first ?? waits ?? none ?? undefined}
      placeholder={text(`metacom.choose.${level}`)}
      choices={items.map(({ code, naam }) => ({ value: code, label: `${naam} (${code})`, asWritten: true }))}
      value={form[level]}
      error={faults[level] ?? null}
      onChange={({ currentTarget }) => onChange({ [level]: currentTarget.value, ...cleared[level] })}
    />
  )
}
