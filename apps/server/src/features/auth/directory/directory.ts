import { connect as connectTcp, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { PortalError } from '@portal/contract/errors.ts'
import type { DirectoryName } from '@portal/domain/auth/directory-name.ts'
import { type BindRefusal, readBindRefusal } from '@portal/domain/auth/directory-name.ts'
import type { Client, Entry } from 'ldapts'
import { checkedTls, isRefusedCertificate } from '../../../platform/net/certificates.ts'
import type { DirectoryLogin } from '../../../platform/tenant.ts'

/** Why a directory cannot be asked. */
export type DirectoryFault = 'away' | 'certificate' | 'account' | 'base'

export class DirectoryError extends Error {
  readonly fault: DirectoryFault

  constructor(fault: DirectoryFault, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'DirectoryError'
    this.fault = fault
  }
}

/** A person as the directory knows one; a text that it does not have is empty. */
export interface DirectoryPerson {
  readonly dn: string
  /** What never changes of this person. */
  readonly id: string
  readonly login: string
  readonly email: string
  readonly principalName: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly phoneNumber: string
}

/** A connection that looks people up; it was let in with the account of the portal. */
export interface OpenDirectory {
  /** Everybody of this name, two at most: with two it is unknown who is meant. */
  find(name: DirectoryName): Promise<readonly DirectoryPerson[]>
  /** Whether there is anybody at all below the base. */
  hasPeople(): Promise<boolean>
  /** Proves a password; null when it is right. The connection looks nobody up afterwards. */
  refuse(dn: string, password: string): Promise<BindRefusal | null>
}

const answerMs = 5000
const connectMs = 5000
/** From the connection to the last answer: somebody waits for it. */
const longestMs = 15_000
const bindRefused = 49
const noSuchObject = 32
const invalidDn = 34

function codeOf(error: unknown): number | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null
}

function textOf(entry: Entry, attribute: string): string {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase())
  const value = name === undefined ? undefined : entry[name]
  const first = Array.isArray(value) ? value[0] : value
  return first === undefined ? '' : Buffer.isBuffer(first) ? first.toString('hex') : first.trim()
}

const attributesOf = ({ loginAttribute, emailAttribute, idAttribute }: DirectoryLogin) => [
  idAttribute,
  loginAttribute,
  emailAttribute,
  'userPrincipalName',
  'givenName',
  'sn',
  'company',
  'telephoneNumber',
]

function personOf(entry: Entry, config: DirectoryLogin): DirectoryPerson {
  return {
    dn: entry.dn,
    id: textOf(entry, config.idAttribute),
    login: textOf(entry, config.loginAttribute),
    email: textOf(entry, config.emailAttribute),
    principalName: textOf(entry, 'userPrincipalName'),
    firstName: textOf(entry, 'givenName'),
    lastName: textOf(entry, 'sn'),
    companyName: textOf(entry, 'company'),
    phoneNumber: textOf(entry, 'telephoneNumber'),
  }
}

/**
 * A client that connects once. The library would connect again by itself when the connection ends, and after StartTLS
 * that would be without encryption.
 */
async function createClient(config: DirectoryLogin) {
  const { Client } = await import('ldapts')
  const tlsOptions = checkedTls(config.certificateAuthority)
  let isUsed = false
  let destroy = () => {}
  const once = <Socket extends { destroy(): unknown }>(make: () => Socket): Socket => {
    if (isUsed) throw new Error('the connection to the directory ended')
    isUsed = true
    const socket = make()
    destroy = () => void socket.destroy()
    return socket
  }
  const { hostname, protocol } = new URL(config.url)
  const isSecure = protocol === 'ldaps:'
  // An address has no name to say.
  const serverName = isIP(hostname) === 0 ? { servername: hostname } : {}
  const ways = {
    // It stands for the library's own way to connect, with the arguments it gives it.
    createConnection: ((...to: Parameters<typeof connectTcp>) => once(() => connectTcp(...to))) as typeof connectTcp,
    // As above.
    createSecureConnection: ((...to: Parameters<typeof connectTls>) =>
      once(() => connectTls(...to))) as typeof connectTls,
  }
  const client = new Client({
    url: config.url,
    timeout: answerMs,
    connectTimeout: connectMs,
    // Options of encryption make the library begin with it, whatever the address says.
    ...(isSecure
      ? { tlsOptions, createSecureConnection: ways.createSecureConnection }
      : { createConnection: ways.createConnection }),
  })
  const secure = async () => {
    if (!isSecure) await client.startTLS({ ...tlsOptions, host: hostname, ...serverName })
  }
  return { client, secure, destroy: () => destroy() }
}

/** Encrypts the connection before the first password, and logs in with the account of the portal. */
async function enter(client: Client, secure: () => Promise<void>, config: DirectoryLogin): Promise<void> {
  await secure()
  try {
    await client.bind(config.bindDn, config.bindPassword)
  } catch (error) {
    throw [bindRefused, invalidDn, noSuchObject].includes(codeOf(error) ?? 0)
      ? new DirectoryError('account', error)
      : error
  }
}

async function search(client: Client, config: DirectoryLogin, wanted: DirectoryName | null): Promise<Entry[]> {
  const { AndFilter, EqualityFilter, FilterParser, OrFilter } = await import('ldapts')
  const people = FilterParser.parseString(config.filter)
  // Values and never text: nothing that somebody types is read as a filter.
  const equal = (attribute: string) => new EqualityFilter({ attribute, value: wanted?.name ?? '' })
  const named =
    wanted?.by === 'login'
      ? equal(config.loginAttribute)
      : new OrFilter({ filters: [equal(config.emailAttribute), equal('userPrincipalName')] })
  const { searchEntries } = await client.search(config.baseDn, {
    scope: 'sub',
    filter: wanted === null ? people : new AndFilter({ filters: [people, named] }),
    attributes: attributesOf(config),
    // Windows gives sixteen bytes that are no text.
    explicitBufferAttributes: [config.idAttribute],
    sizeLimit: wanted === null ? 1 : 2,
    timeLimit: answerMs / 1000,
  })
  return searchEntries
}

function openOn(client: Client, config: DirectoryLogin): OpenDirectory {
  const find = async (wanted: DirectoryName | null) => {
    try {
      return (await search(client, config, wanted)).map((entry) => personOf(entry, config))
    } catch (error) {
      throw [noSuchObject, invalidDn].includes(codeOf(error) ?? 0) ? new DirectoryError('base', error) : error
    }
  }
  return {
    find,
    hasPeople: async () => (await find(null)).length > 0,
    async refuse(dn, password) {
      // A bind without a password succeeds at any directory, and proves nothing.
      if (password === '') return 'wrong'
      try {
        await client.bind(dn, password)
        return null
      } catch (error) {
        if ([bindRefused, noSuchObject, invalidDn].includes(codeOf(error) ?? 0)) return readBindRefusal(String(error))
        throw error
      }
    },
  }
}

/**
 * Asks a directory over one encrypted connection, whose certificate was checked before anything is said.
 * @throws DirectoryError with what is wrong between portal and directory
 */
export async function askDirectory<T>(config: DirectoryLogin, ask: (open: OpenDirectory) => Promise<T>): Promise<T> {
  const { client, secure, destroy } = await createClient(config)
  const tooLate = setTimeout(destroy, longestMs)
  try {
    await enter(client, secure, config)
    return await ask(openOn(client, config))
  } catch (error) {
    // What is asked between may refuse for reasons of its own.
    if (error instanceof DirectoryError || error instanceof PortalError) throw error
    throw new DirectoryError(isRefusedCertificate(error) ? 'certificate' : 'away', error)
  } finally {
    clearTimeout(tooLate)
    await client.unbind().catch(() => undefined)
    destroy()
  }
}
