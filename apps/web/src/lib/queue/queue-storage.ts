import { hasFile, type QueuedAction, type UserAction } from '@portal/domain/queue/queued-action.ts'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { createStore } from '../store.ts'

interface Shape extends DBSchema {
  readonly actions: { readonly key: number; readonly value: QueuedAction }
  /** What files hold, by the key of their action. */
  readonly files: { readonly key: string; readonly value: Blob }
}

const databaseName = 'mp_wachtrij'
const version = 2

interface FirstShape extends Shape {
  readonly work: { readonly key: number; readonly value: Omit<QueuedAction, 'action'> & { readonly deed: UserAction } }
}
type Upgrade = IDBPTransaction<FirstShape, ('actions' | 'files' | 'work')[], 'versionchange'>

/** What waits since version 1, which had other names for it. */
async function takeOver(tx: Upgrade): Promise<void> {
  for (const { deed, ...rest } of await tx.objectStore('work').getAll())
    await tx.objectStore('actions').put({ ...rest, action: deed })
  tx.db.deleteObjectStore('work')
}

let opened: Promise<IDBPDatabase<Shape>> | undefined

function open(): Promise<IDBPDatabase<Shape>> {
  opened ??= openDB<Shape>(databaseName, version, {
    upgrade(...[db, before, , tx]) {
      db.createObjectStore('actions', { keyPath: 'seq' })
      db.createObjectStore('files')
      // A browser that had version 1 has its store as well.
      if (before === 1) void takeOver(tx as unknown as Upgrade)
    },
    // A newer page may change the shape: this one opens it again when it needs it.
    blocking: () => void close(),
    terminated: forget,
  }).catch((error) => {
    forget()
    throw error
  })
  return opened
}

function forget(): void {
  opened = undefined
}

async function close(): Promise<void> {
  const db = await opened
  forget()
  db?.close()
}

/** All that is kept in this browser, of everybody, in order; what other windows do with it shows too. */
export const queuedStore = createStore<readonly QueuedAction[]>([])

const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(databaseName)
if (windows !== null) windows.onmessage = () => void readQueue().catch(() => {})

/** Reads what is kept. */
export async function readQueue(): Promise<void> {
  queuedStore.set(await (await open()).getAll('actions'))
}

interface Change<T> {
  readonly put?: readonly QueuedAction[]
  readonly drop?: readonly QueuedAction[]
  readonly files?: readonly KeptFile[]
  readonly result: T
}

interface KeptFile {
  /** Of its action. */
  readonly key: string
  readonly content: Blob
}

/** What the file of an action holds. */
export async function readFile(key: string): Promise<Blob | undefined> {
  return (await open()).get('files', key)
}

/** Changes what is kept in one transaction, on top of what is there; done when the disk has it. */
export async function changeQueue<T>(decide: (queue: readonly QueuedAction[]) => Change<T>): Promise<T> {
  const tx = (await open()).transaction(['actions', 'files'], 'readwrite', { durability: 'strict' })
  const [actions, contents] = [tx.objectStore('actions'), tx.objectStore('files')]
  const { put = [], drop = [], files = [], result } = decide(await actions.getAll())
  const over = [...drop, ...put.filter(({ state }) => state === 'done')]
  await Promise.all([
    ...put.map((one) => actions.put(one)),
    ...drop.map(({ seq }) => actions.delete(seq)),
    ...files.map(({ key, content }) => contents.put(content, key)),
    ...over.filter(({ action }) => hasFile(action)).map(({ key }) => contents.delete(key)),
    tx.done,
  ])
  await readQueue()
  windows?.postMessage(null)
  return result
}
