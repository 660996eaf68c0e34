const parentCheckMs = 500

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM')
  }
}

/** Calls back when the portal is asked to stop: by signal, or because the process that started it is gone. */
export function onStopAsked(parentPid: number | null, stop: () => void): void {
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (parentPid === null) return
  setInterval(() => {
    if (isGone(parentPid)) stop()
  }, parentCheckMs).unref()
}
