import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@portal/contract/calls.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { goodPicture } from '../bad-files.ts'
import { type ObjectStoreServer, startObjectStore } from '../object-store-server.ts'
import { give } from './operator-command.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, orderableLocations, placeOrder, prepareOrder, someOf } from './site.ts'

export const backupKey = 'sleutel-van-de-operator-0123456789'
export const secret = { PORTAL_BACKUP_KEY: backupKey } as const

/** A portal with two orders and a photo, which does not run, and an encrypted backup of it. */
export interface BackupSite {
  readonly stack: Stack
  readonly store: ObjectStoreServer
  readonly client: PortalClient
  readonly locationNo: string
  /** The id of the feedback with the photo. */
  readonly photo: string
  /** Of the portal whose data were kept. */
  readonly atSource: Readonly<Record<string, string>>
  /** Where the backup is. */
  readonly place: string
  path(name: string): string
  /** The environment of an installation that has nothing yet. */
  empty(name: string): Readonly<Record<'PORTAL_DATA_DIR', string>>
  stop(): Promise<void>
}

async function sendPhoto(client: PortalClient, locationNo: string): Promise<string> {
  const { id } = await client.post(contract.complaints.createComplaint, {
    gebruikerLogin: client.userName,
    materieellocatie: locationNo,
    omschrijving: 'Start niet',
    type: 'Materieel',
    urgentie: 'Hoog',
    factuurNummer: '',
    telefoonnummer: '',
    referentie: '',
    notitie: '',
    over: null,
    vervangt: null,
  })
  const inhoud = (await goodPicture('jpeg')).toString('base64')
  const bestand = { naam: 'foto.jpg', type: 'image/jpeg', inhoud } as const
  await client.post(contract.complaints.uploadDocument, { klachtId: id, bestand })
  return id
}

export async function startBackupSite(): Promise<BackupSite> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const path = (name: string) => join(folder, name)
  const store = await startObjectStore()
  const stack = await startStack({ scale: 0.1 })
  const client = await logIn(stack.portalUrl, 'medewerker')
  const locationNo = (await orderableLocations(client))[0] ?? ''
  const items = await orderableItems(client, locationNo)
  for (let order = 0; order < 2; order += 1)
    await placeOrder(client, await prepareOrder(client, locationNo, someOf(items, 2)))
  const photo = await sendPhoto(client, locationNo)
  await stack.endPortal()
  const { url, metacomUrl } = stack.backOffice
  const atSource = { PORTAL_DATA_DIR: stack.dataDir, NAVISION_URL: url, METACOM_URL: metacomUrl }
  const { code, text } = await give('backup', [path('place')], { ...atSource, ...secret })
  if (code !== 0) throw new Error(text)
  return {
    ...{ stack, store, client, locationNo, photo, atSource, path },
    place: path('place'),
    empty: (name) => ({ ...atSource, PORTAL_DATA_DIR: path(name) }),
    async stop() {
      await stack.stop()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
