/** Processor time of processes, as the kernel counts it. */
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time by process and thread. */
export type Times = Map<number, Map<string, number>>

/** The fields of `/proc/PID/stat` after the name, which may hold anything. */
function stat(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/**
 * The scheduler counts in nanoseconds, and thread by thread; what the kernel reports of a
 * whole process is in ticks of 10 ms, which is too coarse for short rounds.
 */
function threads(pid: number): Map<string, number> {
  const spent = (thread: string) => {
    try {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      return Number(text.split(' ')[0]) / 1e6
    } catch {
      // It ended since the folder was read.
      return 0
    }
  }
  return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => [thread, spent(thread)]))
}

export function times(pids: number[]): Times {
  return new Map(pids.map((pid) => [pid, threads(pid)]))
}

/** What was spent from one time to another. One that began in between counts whole. */
export function spent(before: Times, after: Times): number {
  let sum = 0
  for (const [pid, threads] of after) {
    for (const [thread, time] of threads) {
      sum += Math.max(0, time - (before.get(pid)?.get(thread) ?? 0))
    }
  }
  for (const pid of before.keys()) {
    if (!after.has(pid)) throw new Error(`process ${pid} ended while it was measured`)
  }
  return sum
}

/** Ticks that processes ran, and those in the kernel: the scheduler does not tell these apart. */
export function ticks(pids: number[]): { all: number; kernel: number } {
  const sum = { all: 0, kernel: 0 }
  for (const fields of pids.map(stat)) {
    const [user, kernel] = [Number(fields[11]), Number(fields[12])]
    sum.all += user + kernel
    sum.kernel += kernel
  }
  return sum
}

/** Megabytes of memory that a process has. */
export function memory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]) / 1024
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
