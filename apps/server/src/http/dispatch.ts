import { PortalError } from '@portal/contract/errors.ts'
import type { Locale } from '@portal/contract/values.ts'
import { isLocationAction, may } from '@portal/domain/access/may.ts'
import { featureAreas } from '@portal/domain/settings/feature-areas.ts'
import type { NamedSettings as Settings } from '@portal/domain/settings/read-setting.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TenantParts } from '../platform/context.ts'
import { onBehalfOf } from '../platform/db/on-behalf-of.ts'
import { type Answers, answersOf } from '../platform/memory/answers.ts'
import { networkOf } from '../platform/net/network.ts'
import type { Tally } from '../platform/net/tally.ts'
import type { Turns } from '../platform/net/turns.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { isFromBackOffice } from './back-office-secret.ts'
import { type CallScope, permitLocation } from './call-context.ts'
import type { CallPlan } from './call-plan.ts'
import { readRepeatKey } from './idempotency.ts'
import { permitLooker } from './looking.ts'
import { hostNameOf } from './origin.ts'
import { runCommand, runQuery } from './run-call.ts'
import { sendAnswer } from './send-answer.ts'
import { isSentBody } from './sent-files.ts'
import { connectionOf } from './tell-change.ts'
import { partsFor, tenantOf } from './tenant-of.ts'
import { type Gate, namedLanguage, tokenOf, type Visitor } from './visit.ts'

export interface DispatchParts {
  readonly registry: TenantRegistry
  readonly gate: Gate
  /** Questions of strangers from one network in a minute. */
  readonly strangersPerMinute: number
  /** What strangers of each network asked, and each person of the calls that say how often one may. */
  readonly tally: Tally
  /** Calls of each person, or network of strangers, that are worked on at the same time. */
  readonly turns: Turns
  readonly readJson: (body: unknown) => unknown
}

/** Nobody asks more of the back office than one person needs. */
function permitOften({ tally }: DispatchParts, plan: CallPlan, who: string): void {
  const { perMinute } = plan.call
  if (perMinute !== undefined && tally.count(`${plan.name} ${who}`) > perMinute)
    throw new PortalError('verzoek.te_vaak')
}

interface Asked {
  readonly plan: CallPlan
  readonly request: FastifyRequest
  readonly network: string
}

const noContents: ReadonlyMap<string, Buffer> = new Map()

/** A command open to everybody, such as logging in. */
const isOpenCommand = ({ call }: CallPlan) => call.access === 'public' && call.kind === 'command'

/** Bytes of a token; ours are a third of that. */
const longestToken = 2048

/**
 * Who asks; null for a stranger. A command open to everybody, such as logging in, ignores a token that is no longer valid.
 * Only a valid token is remembered, for some seconds.
 */
async function findVisitor(dispatch: DispatchParts, open: OpenTenant, asked: Asked): Promise<Visitor | null> {
  const { plan, request, network } = asked
  const token = tokenOf(request)
  const visitor = token === null ? null : await findOwner(dispatch.gate, { open, network }, token)
  if (visitor !== null) return visitor
  // Who logs in is counted by the server: others of the network that ask much take nothing of that allowance.
  if (!isOpenCommand(plan)) permitStranger(dispatch, network)
  if (token === null || isOpenCommand(plan)) return null
  throw new PortalError('sessie.verlopen')
}

async function findOwner(
  gate: Gate,
  { open, network }: { readonly open: OpenTenant; readonly network: string },
  token: string,
): Promise<Visitor | null> {
  if (token.length > longestToken) return null
  const load = () => gate.findVisitor(partsFor(open, network), token)
  const visitor = await keepFound(open, `visitor ${token}`, load)
  const now = open.parts().clock.now()
  return visitor !== null && visitor.tokenExpiresAt > now && visitor.expiresAt > now ? visitor : null
}

/** Whose records somebody sees is a setting; triggers tell `access` of whatever else decides who may do what. */
const decidesAccess = ['access', 'locations', 'settings'] as const
const accessMs = 5000

/** What decides who may do what, kept for seconds; nothing that was not found. */
function keepFound<T>(open: OpenTenant, key: string, load: () => Promise<T | null>): Promise<T | null> {
  return open.parts().memory.get({ key, reads: decidesAccess, keepMs: accessMs }, async (loading) => {
    const found = await load()
    if (found === null) loading.pass()
    return found
  })
}

/** Strangers of one network ask no more than the portal can bear of many networks. */
function permitStranger({ tally, strangersPerMinute }: DispatchParts, network: string): void {
  if (tally.count(network) > strangersPerMinute) throw new PortalError('verzoek.te_vaak')
}

/**
 * Somebody who must still set up a second factor may do that and log out: they are a stranger where everybody may ask,
 * and refused elsewhere.
 */
function withFactor({ call }: CallPlan, visitor: Visitor | null): Visitor | null {
  if (visitor === null || !visitor.owesFactor || call.duringSetup === true) return visitor
  if (call.access === 'public') return null
  throw new PortalError('factor.verplicht')
}

/** What can be refused before the request is read. */
function permitVisitor(plan: CallPlan, visitor: Visitor | null): void {
  const { access } = plan.call
  if (access === 'public') return
  if (visitor === null) throw new PortalError('sessie.verlopen')
  if (!isLocationAction(access) && !may(visitor.user, access)) throw new PortalError('error.niet_toegankelijk')
}

/** A call of a capability that the tenant lacks is not there, whoever asks (R-ROUTE-25, decision: variants). */
function permitTenant({ call }: CallPlan, { capabilities }: Tenant): void {
  if (call.capability !== undefined && !capabilities.has(call.capability)) throw new PortalError('error.niet_gevonden')
}

/** R-SCR-SHELL-25: a switched-off area is closed for everybody, whatever their role. */
function permitArea({ call }: CallPlan, settings: Settings): void {
  if (call.area !== undefined && !settings.bool(featureAreas[call.area].switch))
    throw new PortalError('error.niet_toegankelijk')
}

function permitIdentity(plan: CallPlan, visitor: Visitor | null, input: Readonly<Record<string, unknown>>): void {
  const { identity } = plan.call
  if (identity === undefined) return
  const named = String(input[identity]).toLowerCase()
  if (named !== visitor?.user.userName.toLowerCase()) throw new PortalError('error.niet_gevonden')
}

/** The settings that hold for somebody: in a preview with values that are not saved. */
function settingsFor(parts: TenantParts, visitor: Visitor | null): Settings {
  return visitor?.preview ? parts.settingsWith(visitor.preview.changes) : parts.settings
}

function answersFor({ name, call, shapeAnswer }: CallPlan, parts: TenantParts, visitor: Visitor | null): Answers {
  const preview = visitor?.preview ? visitor.sessionId : ''
  return answersOf(parts.memory, { call: name, reads: call.reads, shape: shapeAnswer, preview })
}

/** The user's locations of the last seconds; a change of one drops them. */
function rememberLocations(gate: Gate, open: OpenTenant, visitor: Visitor | null): Gate['findLocation'] {
  // In a preview somebody has another role at a location than otherwise.
  const of = visitor?.preview ? `preview ${visitor.sessionId}` : ''
  return (db, user, locationNo) => {
    return keepFound(open, `place ${user.id} ${of} ${locationNo}`, () => gate.findLocation(db, user, locationNo))
  }
}

/** A token in use is replaced in time; when that fails the old one serves until it ends. */
async function renew(gate: Gate, parts: TenantParts, visitor: Visitor): Promise<string | null> {
  try {
    return await gate.renewToken(parts, visitor)
  } catch (error) {
    parts.log.warn({ err: error }, 'token could not be renewed')
    return null
  }
}

/** Mails come in the language that somebody speaks now; when it cannot be kept the next call tries again. */
async function keepLanguage(
  gate: Gate,
  parts: TenantParts,
  { visitor, language }: { readonly visitor: Visitor; readonly language: Locale },
): Promise<void> {
  try {
    await gate.keepLanguage(parts, visitor, language)
  } catch (error) {
    parts.log.warn({ err: error }, 'language could not be kept')
  }
}

function scopeOf(
  dispatch: DispatchParts,
  at: {
    plan: CallPlan
    request: FastifyRequest
    open: OpenTenant
    who: string
    visitor: Visitor | null
    named: Locale | null
  },
): Omit<CallScope, 'place'> {
  const { plan, request, open, who, visitor, named } = at
  const parts = open.parts()
  return {
    plan,
    parts: {
      ...parts,
      db: onBehalfOf(parts.db, who),
      settings: settingsFor(parts, visitor),
    },
    answers: answersFor(plan, parts, visitor),
    user: visitor?.user ?? null,
    sessionId: visitor?.sessionId ?? null,
    language: named ?? parts.tenant.defaultLanguage,
    requestId: request.id,
    remoteAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    hostName: hostNameOf(request.host),
    connection: connectionOf(request),
    contents: isSentBody(request.body) ? request.body.contents : noContents,
    findLocation: rememberLocations(dispatch.gate, open, visitor),
  }
}

interface Admitted {
  readonly open: OpenTenant
  readonly visitor: Visitor | null
  /** The person, or the network of a stranger. */
  readonly who: string
}

/** What is known of a request before its body is read: tenant, session, permission, area. */
async function admit(dispatch: DispatchParts, plan: CallPlan, request: FastifyRequest): Promise<Admitted> {
  const open = await tenantOf(dispatch.registry, request)
  permitTenant(plan, open.tenant)
  const network = networkOf(request.ip)
  const found = withFactor(plan, await findVisitor(dispatch, open, { plan, request, network }))
  const visitor = permitLooker(plan, found)
  if (!isFromBackOffice(plan, open.tenant, request)) permitVisitor(plan, visitor)
  permitArea(plan, settingsFor(open.parts(), found))
  return {
    open,
    visitor,
    who: visitor === null ? network : `${open.tenant.id} ${(visitor.looker ?? visitor.user).id}`,
  }
}

/**
 * Refuses a file before it is read where its call would refuse it; the call looks once more when it has arrived.
 * @returns who sends
 */
export async function permitSender(dispatch: DispatchParts, plan: CallPlan, request: FastifyRequest): Promise<string> {
  const { who } = await admit(dispatch, plan, request)
  permitOften(dispatch, plan, who)
  return who
}

/** Serves one request of a call: tenant, session, permission, reading, use case, answer. */
export async function serveCall(
  dispatch: DispatchParts,
  plan: CallPlan,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const admitted = await admit(dispatch, plan, exchange.request)
  // Of a file it was counted before it was read.
  if (plan.call.upload === undefined) permitOften(dispatch, plan, admitted.who)
  const giveBack = await dispatch.turns.take(admitted.who)
  try {
    return await serveFor(dispatch, { ...admitted, plan }, exchange)
  } finally {
    giveBack()
  }
}

interface CallWork extends Admitted {
  readonly plan: CallPlan
}

async function serveFor(
  dispatch: DispatchParts,
  { plan, open, visitor, who }: CallWork,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const input = plan.read(dispatch.readJson(request.body))
  permitIdentity(plan, visitor, input)
  const repeatKey = readRepeatKey(request.headers['idempotency-key'])
  const named = namedLanguage(request.headers['accept-language'])
  const scope = scopeOf(dispatch, { plan, request, open, who, visitor, named })
  const locationNo = plan.locationField === null ? null : input[plan.locationField]
  const place = typeof locationNo === 'string' ? await permitLocation(scope, scope.parts.db, locationNo) : null
  if (place === null && isLocationAction(plan.call.access) && !plan.isLocationInRecord)
    throw new PortalError('error.niet_gevonden')
  const complete = { ...scope, place }
  const answer =
    plan.call.kind === 'command' ? await runCommand(complete, input, repeatKey) : await runQuery(complete, input)
  const token = visitor === null ? null : await renew(dispatch.gate, scope.parts, visitor)
  if (visitor !== null && visitor.looker === null && named !== null && named !== visitor.user.language)
    await keepLanguage(dispatch.gate, scope.parts, { visitor, language: named })
  if (token !== null) reply.header('x-portal-token', token)
  return sendAnswer(request, reply, answer)
}
