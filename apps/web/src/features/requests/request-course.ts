import type { RequestDetails, RequestStep } from '@portal/contract/requests.ts'
import type { TextKey } from '../../lib/text.ts'

type Details = RequestDetails
type Step = RequestStep

/** One promise on the way of a request. `now` is the one that is being worked on. */
export interface CoursePoint {
  readonly label: TextKey
  readonly state: 'done' | 'now' | 'todo' | 'failed'
  /** ISO moment; null when it has not happened, or happened without anybody writing down when. */
  readonly moment: string | null
  /** Number or reason that goes with it. */
  readonly note: string
}

interface Found {
  readonly label: TextKey
  readonly reached: boolean
  readonly step?: Step | undefined
  readonly note?: string
  readonly failed?: boolean
}

function find(details: Details, wanted: (step: Step) => boolean): Step | undefined {
  return details.verloop.find(wanted)
}

/** A request that only the back office knows was never in the portal's queue. */
function sendingPoints(details: Details): readonly Found[] {
  const confirmed = details.verzending === 'bevestigd'
  const sent = find(details, (step) => step.stap === 'verzonden')
  const received = {
    label: 'requests.step.received',
    reached: true,
    step: find(details, (s) => s.stap === 'ontvangen'),
  } as const
  const sentPoint = { label: 'requests.step.sent', reached: confirmed || sent !== undefined, step: sent } as const
  if (details.verzending === 'geweigerd') {
    const refused = details.verloop.findLast((step) => step.stap === 'geweigerd')
    const label = 'requests.step.refused' as const
    return [received, sentPoint, { label, reached: false, failed: true, step: refused, note: details.reden }]
  }
  if (details.verzending === 'aangehouden') {
    const held = details.verloop.findLast((step) => step.stap === 'aangehouden')
    // It waits where it is: what has not been sent is not told as the next step.
    const before = sentPoint.reached ? [received, sentPoint] : [received]
    return [...before, { label: 'requests.step.held', reached: false, step: held }]
  }
  const step = find(details, (one) => one.stap === 'bevestigd')
  return [
    received,
    sentPoint,
    { label: 'requests.step.confirmed', reached: confirmed, step, note: details.erpNummer ?? '' },
  ]
}

function decisionPoints(details: Details): readonly Found[] {
  const { status, orders, regels, soort } = details
  const ofStatus = (wanted: Details['status']) =>
    find(details, (step) => step.stap === 'status' && step.status === wanted)
  if (status === 'Disapproved') {
    return [{ label: 'requests.step.disapproved', reached: false, failed: true, step: ofStatus('Disapproved') }]
  }
  const approved = status === 'Approved' || status === 'Cancelled'
  const order = find(details, (step) => step.stap === 'order')
  const isDelivered = regels.length > 0 && regels.every((line) => line.aantalVerwerkt >= line.aantal)
  return [
    { label: 'requests.step.approved', reached: approved || orders.length > 0, step: ofStatus('Approved') },
    { label: 'requests.step.order', reached: orders.length > 0, step: order, note: orders.join(', ') },
    { label: `requests.step.done.${soort}`, reached: isDelivered, step: undefined },
  ]
}

/**
 * The way of a request in promises: received, sent, confirmed, approved, order, delivered. It ends at a refusal; the
 * first promise that is not kept yet is the one at work.
 */
export function requestCourse(details: Details): readonly CoursePoint[] {
  const sending = sendingPoints(details)
  const isRefused = details.verzending === 'geweigerd'
  const points = isRefused ? sending : [...sending, ...decisionPoints(details)]
  const last = points.findLastIndex((point) => point.reached)
  let workingAt = points.findIndex((point, place) => place > last && !point.reached)
  if (workingAt >= 0 && points[workingAt]?.failed === true) workingAt = -1
  return points.map(({ label, step, note = '', failed }, place) => ({
    label,
    // What comes before something that happened has happened too, even when nobody wrote it down.
    state: failed === true ? 'failed' : place <= last ? 'done' : place === workingAt ? 'now' : 'todo',
    moment: step?.moment ?? null,
    note,
  }))
}
