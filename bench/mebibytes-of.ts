import { readFileSync } from 'node:fs'

/** Memory that a process holds; zero where the system does not say it. */
export function mebibytesOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
