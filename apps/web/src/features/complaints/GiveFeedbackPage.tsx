import { complaintSubjects, complaints } from '@portal/contract/complaints.ts'
import {
  type ComplaintForm,
  complaintFaults,
  complaintLengths,
  emptyComplaintForm,
  expectedSolution,
  wordsOfDefect,
} from '@portal/domain/complaints/complaint-form.ts'
import { refuseWritingAt } from '@portal/domain/locations/location-orderable.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError, isKept } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { faultWords, type MissingWords } from '../../lib/fault-words.ts'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ComplaintFields } from './ComplaintFields.tsx'
import { FeedbackFiles } from './FeedbackFiles.tsx'
import { useFeedbackFiles } from './use-feedback-files.ts'

const missing: MissingWords = {
  omschrijving: 'missing.description',
  type: 'missing.kind',
  urgentie: 'missing.urgency',
}

/** Gives feedback about the location, or about what somebody looked at (R-ROUTE-58). */
export function GiveFeedbackPage() {
  const text = useText()
  return <AtLocation title={text('page./klachten-aanmaken')}>{(place) => <GiveAt place={place} />}</AtLocation>
}

interface Asked {
  readonly over?: unknown
  readonly nummer?: unknown
  readonly omschrijving?: unknown
  readonly corrigeer?: unknown
  /** Why it is given, where a screen knows that: a machine that is broken. */
  readonly aanleiding?: unknown
}

/** What the feedback is about, and the words prepared for it, as the screen it comes from says in the address. */
function useSubject() {
  const { over, nummer, omschrijving }: Asked = useSearch({ strict: false })
  const prepared = typeof omschrijving === 'string' ? omschrijving.slice(0, complaintLengths.omschrijving) : ''
  const soort = complaintSubjects.find((one) => one === over)
  const no = typeof nummer === 'string' || typeof nummer === 'number' ? String(nummer).slice(0, 30) : ''
  return { over: soort === undefined || no === '' ? null : { soort, nummer: no }, prepared }
}

function GiveAt({ place }: { readonly place: Location }) {
  const text = useText()
  const { nummer, omschrijving } = place
  const { over, nummer: about, corrigeer, aanleiding }: Asked = useSearch({ strict: false })
  const settings = useSettings()
  const mayFile = useMay('complaint.file')
  const refusal = refuseWritingAt(place)
  const id = typeof corrigeer === 'string' ? corrigeer : ''
  const refused = useCall(complaints.getComplaint, { klachtId: id }, { enabled: id !== '' })
  const location = nummer === omschrijving ? nummer : `${nummer} ${omschrijving}`
  return (
    <LocationScreen narrow title={text('page./klachten-aanmaken')} intro={text('complaints.createIntro', { location })}>
      {refusal !== null ? (
        <Notice kind="warning" title={text(refusal)} />
      ) : !mayFile ? (
        <Notice kind="info">{text('locations.readOnly')}</Notice>
      ) : id === '' ? (
        // Another subject starts again: its words are not those of the one before.
        <GiveForm
          key={`${over} ${about} ${aanleiding}`}
          place={place}
          start={aanleiding === 'defect' ? { ...emptyComplaintForm, ...wordsOfDefect(settings) } : emptyComplaintForm}
          replaces={null}
        />
      ) : (
        <StateView query={refused} skeleton="form">
          {(found) => (
            <>
              <Notice kind="warning" title={text('complaints.correcting')}>
                {found.reden}
              </Notice>
              <GiveForm place={place} start={found} replaces={id} />
            </>
          )}
        </StateView>
      )}
    </LocationScreen>
  )
}

interface GiveFormProps {
  readonly place: Location
  readonly start: ComplaintForm
  readonly replaces: string | null
}

function formOf({ omschrijving, type, urgentie, factuurNummer, telefoonnummer, referentie, notitie }: ComplaintForm) {
  return { omschrijving, type, urgentie, factuurNummer, telefoonnummer, referentie, notitie }
}

/** How the form begins: the refused one that is corrected, or what the screen it comes from says. */
function beginOf(start: ComplaintForm, { over, about, prepared }: ReturnType<typeof useSubject> & { about: string }) {
  const invoice = over?.soort === 'factuur' && start.factuurNummer === '' ? { factuurNummer: over.nummer } : {}
  const named = start.referentie === '' ? { referentie: about.slice(0, complaintLengths.referentie) } : {}
  const words = start.omschrijving === '' ? { omschrijving: prepared } : {}
  return { ...formOf(start), ...named, ...invoice, ...words }
}

function GiveForm({ place, start, replaces }: GiveFormProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const settings = useSettings()
  const { over, prepared } = useSubject()
  const { aanleiding }: Asked = useSearch({ strict: false })
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const about = over === null ? '' : text(`complaints.about.${over.soort}`, { number: over.nummer })
  const subject = over === null ? '' : `${over.soort} ${over.nummer}${aanleiding === 'defect' ? ' defect' : ''}`
  const draft = useDraft(`feedback.${place.nummer}.${replaces ?? subject}`, beginOf(start, { over, about, prepared }))
  const { form } = draft
  const [isTried, setTried] = useState(false)
  const key = useActionKey()
  const photos = useFeedbackFiles()
  const [given, setGiven] = useState<string | null>(null)
  // What was not sent stays on screen, to be tried again or left out.
  const follow = async (id: string) => {
    setGiven(id)
    if (await photos.sendAll(id)) void navigate({ to: '/klacht-details/$id', params: { id }, replace: true })
  }
  /** It waits in this browser with its files: the form has nothing left to keep. */
  const leave = (kept: unknown) => {
    key.done()
    draft.forget()
    notify(errorText(kept).key)
    void navigate({ to: '/nog-te-versturen', replace: true })
  }
  const input = { gebruikerLogin, materieellocatie: place.nummer, ...form, over, vervangt: replaces }
  const send = useCommand(complaints.createComplaint, {
    quiet: true,
    idempotencyKey: () => key.of(input),
    files: () => photos.files,
    onDone: ({ id }) => {
      key.done()
      draft.forget()
      notify('feedback.opgeslagen')
      void follow(id)
    },
  })
  useUnsaved(photos.files.length > 0)
  const found = complaintFaults(form, settings)
  const refused = send.error instanceof CallError ? send.error.fields : []
  const own = (isTried ? found : []).map((fault) => [fault.field, faultWords(fault, missing, text)])
  const theirs = refused.map((fault) => [fault.field, faultWords(fault, missing, text)])
  const faults = Object.fromEntries([...own, ...theirs])
  const general = send.error === null || isKept(send.error) || refused.length > 0 ? null : errorText(send.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (given !== null) void follow(given)
    else if (found.length === 0) send.mutate(input, { onError: (error) => isKept(error) && leave(error) })
  }
  const days = settings.int('Klacht_VerwachteOplossingsDagen')
  const date = format.longDate(expectedSolution(today(), settings))
  return (
    <Stack as="form" gap={4} shrinks noValidate onSubmit={submit}>
      <ComplaintFields form={form} about={about} faults={faults} onChange={draft.change} />
      <FeedbackFiles chosen={photos} />
      <p className="soft">{text('complaints.expectedDays', { date, count: days })}</p>
      {general !== null && <Notice kind="danger">{text(general.key, general.params)}</Notice>}
      <Row gap={3} wrap>
        <Button type="submit" kind="primary" busy={send.isPending || photos.sending !== null}>
          {text(given === null ? 'complaints.send' : 'actie.opnieuw_proberen')}
        </Button>
      </Row>
    </Stack>
  )
}
