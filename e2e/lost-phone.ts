import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../tooling/find-chromium.ts'
import { remember } from './enter.ts'
import { portalUrl } from './journey.ts'
import { type OwnDoor, openDoor } from './own-door.ts'

const patienceMs = 25_000

interface Visitor {
  readonly account: string
  readonly location: string
}

/** The programs of this machine that were started with these words. */
function programsWith(words: string): readonly number[] {
  const has = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words)
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && has(name))
    .map(Number)
}

/** A phone that can lose its signal, its battery and its person, and keeps what its browser kept. */
export class Phone {
  readonly #folder = mkdtempSync(join(tmpdir(), 'phone-'))
  #context: BrowserContext | null = null
  #page: Page | null = null
  #door: OwnDoor | null = null
  #isCut = false
  #cuts = 0
  #person: Visitor

  constructor(person: Visitor) {
    this.#person = person
  }

  get page(): Page {
    if (this.#page === null) throw new Error('The phone is off')
    return this.#page
  }

  /** Who is logged in on it. */
  get account(): string {
    return this.#person.account
  }

  get isCut(): boolean {
    return this.#isCut
  }

  async start(): Promise<void> {
    // The same address each time: a browser keeps what it keeps by address.
    this.#door ??= await openDoor(portalUrl())
    const options = {
      ...chromiumLaunch(),
      serviceWorkers: 'allow' as const,
      viewport: { width: 390, height: 844 },
      locale: 'nl-NL',
    }
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      ...options,
      baseURL: this.#door.url,
    })
    this.#context.setDefaultTimeout(patienceMs)
    await remember(this.#context, this.#person)
    await this.#context.setOffline(this.#isCut)
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage())
  }

  /** From now on the portal has another worker for this browser; the answer ends when that has it. */
  newWorker(): Promise<unknown> {
    this.#door?.changeWorker()
    return this.#context?.waitForEvent('serviceworker') ?? Promise.resolve()
  }

  /** Goes on in another tab; the one before stays open. */
  async openTab(): Promise<void> {
    if (this.#context !== null) this.#page = await this.#context.newPage()
  }

  /** How often it lost its signal. */
  get cuts(): number {
    return this.#cuts
  }

  async cut(isCut: boolean): Promise<void> {
    if (isCut && !this.#isCut) this.#cuts += 1
    this.#isCut = isCut
    await this.#context?.setOffline(isCut)
  }

  /** As an empty battery does. */
  async kill(): Promise<void> {
    for (const pid of programsWith(`--user-data-dir=${this.#folder}`)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // A helper of the browser ended with it.
      }
    }
    await this.#context?.close().catch(() => {})
    await this.start()
  }

  async hand(person: Visitor): Promise<void> {
    this.#person = person
    await this.page.goto('about:blank')
    if (this.#context !== null) await remember(this.#context, person)
  }

  /** The session is over: its cookie is gone, the phone shows what a visitor sees. */
  async expire(): Promise<void> {
    await this.#context?.clearCookies({ name: 'mp_auth' })
    await this.page.reload()
    if (this.#context !== null) await remember(this.#context, this.#person)
  }

  async end(): Promise<void> {
    await this.#context?.close().catch(() => {})
    this.#door?.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
