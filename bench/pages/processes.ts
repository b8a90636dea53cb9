/** Processor time of processes, as the kernel counts it. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time by process. */
export type Times = Map<number, number>

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The fields of `/proc/PID/stat` after the name, which may hold anything. */
function stat(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

export function times(pids: number[]): Times {
  const spent = (pid: number) => {
    const fields = stat(pid)
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
  }
  return new Map(pids.map((pid) => [pid, spent(pid)]))
}

/** What was spent from one time to another. One that began in between counts whole. */
export function spent(before: Times, after: Times): number {
  let sum = 0
  for (const [pid, time] of after) sum += time - (before.get(pid) ?? 0)
  for (const pid of before.keys()) {
    if (!after.has(pid)) throw new Error(`process ${pid} ended while it was measured`)
  }
  return sum
}

export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const isChild = (pid: number) => {
    try {
      return Number(stat(pid)[1]) === parent
    } catch {
      // It ended since the folder was read.
      return false
    }
  }
  return pids.map(Number).filter(isChild)
}
