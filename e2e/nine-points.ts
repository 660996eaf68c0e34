import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

export type Hand = 'mouse' | 'touch'
interface Point {
  readonly x: number
  readonly y: number
}

const shares = [0.1, 0.5, 0.9]
/** Where in a control a finger comes down, as shares of its width and height. */
const points: readonly Point[] = shares.flatMap((y) => shares.map((x) => ({ x, y })))

/** Lets a finger or the mouse come down on a point; gives how to let go. */
async function comeDown(page: Page, hand: Hand, { x, y }: Point): Promise<() => Promise<void>> {
  if (hand === 'mouse') {
    await page.mouse.move(x, y)
    await page.mouse.down()
    return () => page.mouse.up()
  }
  // A tap of the page object is over at once, and what moves under a resting finger is not seen.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await devtools.detach()
  }
}

/** Where a control is once nothing scrolls or moves it any more; the middle of the window is covered by no bar. */
async function boxOf(control: Locator) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await control.click({ trial: true })
  return await standing(control)
}

/** Where a control is in the next frame: what a press brings about is drawn by then. */
function standing(control: Locator) {
  return control.evaluate(
    (element) =>
      new Promise<{ x: number; y: number; width: number; height: number }>((resolve) =>
        requestAnimationFrame(() => {
          const { x, y, width, height } = element.getBoundingClientRect()
          resolve({ x, y, width, height })
        }),
      ),
  )
}

/** Presses a control at a point of it, and looks that nothing moves from the press to the release. */
async function pressAt(page: Page, hand: Hand, { control, point }: { control: Locator; point: Point }): Promise<void> {
  const box = await boxOf(control)
  const at = { x: box.x + box.width * point.x, y: box.y + box.height * point.y }
  const letGo = await comeDown(page, hand, at)
  const pressed = await standing(control)
  await letGo()
  // A button gives way by a pixel to be felt.
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(pressed[side] - box[side]), `${side} while pressed at ${told(point)}`).toBeLessThanOrEqual(1)
}

const told = ({ x, y }: Point) => `${x * 100} % of its width, ${y * 100} % of its height`

interface MainControl {
  readonly control: Locator
  /** Fails unless what the control is for has happened. */
  readonly came: () => Promise<void>
  /** Back to where it can be pressed again. */
  readonly undo: () => Promise<void>
}

/** Presses a control at nine points, and each time looks at what came of it. */
export async function pressEverywhere(page: Page, hand: Hand, { control, came, undo }: MainControl): Promise<void> {
  for (const point of points) {
    await pressAt(page, hand, { control, point })
    await came()
    await undo()
  }
}

/**
 * Presses a control at nine points, each time held back before anything comes of it: for what is on a screen only once
 * or leads away from it. Gives the points whose click went elsewhere.
 */
export async function missedPoints(page: Page, hand: Hand, control: Locator): Promise<readonly string[]> {
  const missed: string[] = []
  for (const point of points) {
    const reached = control.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          const end = (isReached: boolean) => {
            removeEventListener('click', hold, { capture: true })
            resolve(isReached)
          }
          const hold = (event: Event) => {
            event.preventDefault()
            event.stopImmediatePropagation()
            // The words of a box are pressed as well as the box.
            const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
            end([element, ...labels].some((part) => event.composedPath().includes(part)))
          }
          addEventListener('click', hold, { capture: true })
          // A click comes right behind its mouseup, if it comes at all.
          const missed = () => requestAnimationFrame(() => end(false))
          addEventListener('mouseup', missed, { capture: true, once: true })
        }),
    )
    await pressAt(page, hand, { control, point })
    if (!(await reached)) missed.push(told(point))
  }
  return missed
}
