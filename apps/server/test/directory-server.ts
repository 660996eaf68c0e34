import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../../tooling/free-ports.ts'
import { exited } from '../../../tooling/processes.ts'
import { type Certificate, makeAuthority } from '../src/erp/test/certificates.ts'
import type { DirectoryLogin } from '../src/platform/tenant.ts'
import { waitFor } from './wait-for.ts'

const slapd = '/usr/sbin/slapd'
const base = 'DC=bouwer,DC=nl'
const portalDn = `CN=portaal,OU=Diensten,${base}`
const portalPassword = 'het-portaal-zoekt-op'

/** Somebody in the directory; the password is that of everybody there. */
export interface DirectoryEntry {
  readonly login: string
  readonly email?: string
  readonly principalName?: string
  readonly cn?: string
  readonly firstName?: string
  readonly lastName?: string
}

export const directoryPassword = 'Steiger-42-Maaskade'

/** Wrong passwords after which the directory itself locks an account, as most companies have it. */
export const locksAfter = 3

/** A real directory, with the attributes of Active Directory and a certificate of the company's own authority. */
export interface DirectoryServer {
  readonly config: DirectoryLogin
  /** Its address without encryption from the first byte: StartTLS. */
  readonly startTlsUrl: string
  /** Ends it at once; its people stay. */
  end(): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

const schema = `
attributetype ( 1.2.840.113556.1.4.221 NAME 'sAMAccountName' EQUALITY caseIgnoreMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.656 NAME 'userPrincipalName' EQUALITY caseIgnoreMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' EQUALITY octetStringMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.2.146 NAME 'company' EQUALITY caseIgnoreMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
objectclass ( 1.2.840.113556.1.5.9 NAME 'windowsAccount' SUP top AUXILIARY MAY ( sAMAccountName $ userPrincipalName $ objectGUID $ company ) )
`

const configuration = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
include ${folder}/windows.schema
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload ppolicy
pidfile ${folder}/slapd.pid
TLSCertificateFile ${folder}/host.pem
TLSCertificateKeyFile ${folder}/host.key
# Not a word without encryption.
security ssf=128
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${portalDn}" read by * none
database mdb
suffix "${base}"
# In whose name the overlay counts; nobody can log in as it.
rootdn "CN=wortel,${base}"
directory ${folder}/data
overlay ppolicy
ppolicy_default "CN=Wachtwoorden,${base}"
`

const line = (name: string, value: string | undefined) =>
  value === undefined ? '' : `${name}:: ${Buffer.from(value).toString('base64')}\n`

/** The value of a distinguished name, with what has a meaning there made harmless. */
const escapeDn = (text: string) => text.replace(/[,+"\\<>;=#]/g, (mark) => `\\${mark}`)

function personLines({ login, email, principalName, cn = login, firstName, lastName = login }: DirectoryEntry): string {
  const dn = `CN=${escapeDn(cn)},OU=Mensen,${base}`
  return `
dn:: ${Buffer.from(dn).toString('base64')}
objectClass: inetOrgPerson
objectClass: windowsAccount
${line('cn', cn)}${line('sn', lastName)}${line('givenName', firstName)}${line('mail', email)}${line(
  'userPrincipalName',
  principalName,
)}sAMAccountName: ${login}
objectGUID:: ${randomBytes(16).toString('base64')}
company: Bouwer BV
telephoneNumber: 030 1234567
userPassword: ${directoryPassword}
`
}

const content = (people: readonly DirectoryEntry[]) => `
dn: ${base}
objectClass: dcObject
objectClass: organization
o: Bouwer
dc: bouwer

dn: OU=Mensen,${base}
objectClass: organizationalUnit
ou: Mensen

dn: OU=Diensten,${base}
objectClass: organizationalUnit
ou: Diensten

dn: CN=Wachtwoorden,${base}
objectClass: applicationProcess
objectClass: pwdPolicy
cn: Wachtwoorden
pwdAttribute: userPassword
pwdLockout: TRUE
pwdMaxFailure: ${locksAfter}

dn: ${portalDn}
objectClass: applicationProcess
objectClass: simpleSecurityObject
cn: portaal
userPassword: ${portalPassword}
${people.map(personLines).join('')}`

function requireSlapd(): void {
  if (!existsSync(slapd)) throw new Error(`${slapd} is not there: install Debian's package slapd, as npm test does`)
}

async function prepare(people: readonly DirectoryEntry[], host: Certificate): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slapd-'))
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'windows.schema'), schema)
  await writeFile(join(folder, 'slapd.conf'), configuration(folder))
  await writeFile(join(folder, 'people.ldif'), content(people))
  await writeFile(join(folder, 'host.pem'), host.cert)
  await writeFile(join(folder, 'host.key'), host.key)
  const filled = spawnSync(slapd, ['-Tadd', '-f', join(folder, 'slapd.conf'), '-l', join(folder, 'people.ldif')])
  if (filled.status !== 0) throw new Error(`slapd refuses its people: ${String(filled.stderr)}`)
  return folder
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
}

/** @param hostName for which its certificate is; it listens on 127.0.0.1 */
export async function startDirectory(
  people: readonly DirectoryEntry[],
  hostName = '127.0.0.1',
): Promise<DirectoryServer> {
  requireSlapd()
  const { authority, host } = await makeAuthority(hostName)
  const folder = await prepare(people, host)
  const [securePort = 0, plainPort = 0] = await freePorts(2)
  const addresses = `ldaps://127.0.0.1:${securePort} ldap://127.0.0.1:${plainPort}`
  let child: ChildProcess
  const startAgain = async () => {
    // With a level of debugging it stays in the foreground, and so is ours to end.
    child = spawn(slapd, ['-d', '0', '-h', addresses, '-f', join(folder, 'slapd.conf')], { stdio: 'ignore' })
    await waitFor(() => isListening(securePort))
  }
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await exited(child)
  }
  await startAgain()
  return {
    config: {
      url: `ldaps://127.0.0.1:${securePort}`,
      certificateAuthority: authority.cert,
      bindDn: portalDn,
      bindPassword: portalPassword,
      baseDn: base,
      filter: '(objectClass=inetOrgPerson)',
      loginAttribute: 'sAMAccountName',
      emailAttribute: 'mail',
      idAttribute: 'objectGUID',
    },
    startTlsUrl: `ldap://127.0.0.1:${plainPort}`,
    end,
    startAgain,
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
