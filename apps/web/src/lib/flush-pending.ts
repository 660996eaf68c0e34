type Send = () => unknown

const waiting = new Set<Send>()

/** Runs when what waits on screen has to go now: the page is closed, or something follows that must come after it. */
export function onFlush(send: Send): () => void {
  waiting.add(send)
  window.addEventListener('pagehide', send)
  return () => {
    waiting.delete(send)
    window.removeEventListener('pagehide', send)
  }
}

/** Sends what waits on screen. */
export async function flushPending(): Promise<void> {
  await Promise.all([...waiting].map((send) => send()))
}
