import type { Work } from '@portal/domain/queue/work.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { createStore } from '../store.ts'

interface Shape extends DBSchema {
  readonly work: { readonly key: number; readonly value: Work }
}

const databaseName = 'mp_wachtrij'
const version = 1

let opened: Promise<IDBPDatabase<Shape>> | undefined

function open(): Promise<IDBPDatabase<Shape>> {
  opened ??= openDB<Shape>(databaseName, version, {
    upgrade(db) {
      db.createObjectStore('work', { keyPath: 'seq' })
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
export const worksStore = createStore<readonly Work[]>([])

const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(databaseName)
if (windows !== null) windows.onmessage = () => void readWorks().catch(() => {})

/** Reads what is kept. */
export async function readWorks(): Promise<void> {
  worksStore.set(await (await open()).getAll('work'))
}

interface Change<T> {
  readonly put?: readonly Work[]
  readonly drop?: readonly Work[]
  readonly result: T
}

/** Changes what is kept in one transaction, on top of what is there; done when the disk has it. */
export async function changeWorks<T>(decide: (works: readonly Work[]) => Change<T>): Promise<T> {
  const tx = (await open()).transaction('work', 'readwrite', { durability: 'strict' })
  const { put = [], drop = [], result } = decide(await tx.store.getAll())
  await Promise.all([...put.map((one) => tx.store.put(one)), ...drop.map(({ seq }) => tx.store.delete(seq)), tx.done])
  await readWorks()
  windows?.postMessage(null)
  return result
}
