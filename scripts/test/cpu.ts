import { readdirSync, readFileSync } from 'node:fs'

/** A process, and what it and its ended children have used of the processors, in seconds. */
export interface ProcessTimes {
  pid: number
  parent: number
  /** Tells a process from a later one with the same number. */
  started: number
  own: number
  /** Of children that it has waited for, and of theirs. */
  reaped: number
}

/** Linux counts in hundredths of a second, whatever the machine. */
const ticks = 100

/** Reads a line of `/proc/<pid>/stat` (proc_pid_stat(5)); the name in brackets may hold anything. */
export function readTimes(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    started: field(22),
    own: (field(14) + field(15)) / ticks,
    reaped: (field(16) + field(17)) / ticks,
  }
}

function readProcess(pid: string): ProcessTimes[] {
  try {
    return [readTimes(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** All processes of this machine. */
function readProcesses(): readonly ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
}

interface Member extends ProcessTimes {
  children: Member[]
  isAlive: boolean
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/**
 * The processor time of a process and its descendants, sampled while it runs. A child that its parent has waited for is
 * in the parent's figure; for one that nobody waited for, the last sample counts.
 */
export class CpuMeter {
  readonly #pid: number
  /** Those that still run. */
  readonly #running = new Map<number, Member>()
  #root: Member | undefined

  /** @param pid of the process whose descendants are counted */
  constructor(pid: number) {
    this.#pid = pid
  }

  look(processes: readonly ProcessTimes[]): void {
    const now = new Map(processes.map((one) => [one.pid, one]))
    for (const member of this.#running.values()) {
      const seen = now.get(member.pid)
      member.isAlive = seen?.started === member.started
      if (member.isAlive) Object.assign(member, seen)
      else this.#running.delete(member.pid)
    }
    // Parents come before their children.
    for (const one of processes.toSorted((first, second) => first.started - second.started)) this.#join(one)
  }

  #join(one: ProcessTimes) {
    const isRoot = one.pid === this.#pid && this.#root === undefined
    const above = this.#running.get(one.parent)
    if (this.#running.has(one.pid) || !(isRoot || above)) return
    const member = { ...one, children: [], isAlive: true }
    this.#running.set(one.pid, member)
    above?.children.push(member)
    if (isRoot) this.#root = member
  }

  /** In seconds, up to the last look. */
  seconds(): number {
    return this.#root ? used(this.#root) : 0
  }
}

function used({ own, reaped, children }: Member): number {
  const spent = (isAlive: boolean) => sum(children.filter((child) => child.isAlive === isAlive).map(used))
  return own + Math.max(reaped, spent(false)) + spent(true)
}

/** Time between two samples, in ms: for a process that nobody waits for, at most so much is missing. */
const lookEvery = 1_000

/** The figure of all children that this process had waited for when the last one ended. */
let counted = 0

function usedByEnded(): number {
  const [self] = readProcess('self')
  const before = counted
  counted = self?.reaped ?? 0
  return counted - before
}

/**
 * Counts the processor time of a child of this process and of its descendants.
 * @returns gives the seconds after its end; undefined where the system does not show them
 */
export function meterChild(pid: number | undefined): () => number | undefined {
  if (pid === undefined || process.platform !== 'linux') return () => undefined
  const meter = new CpuMeter(pid)
  const look = () => meter.look(readProcesses())
  look()
  const timer = setInterval(look, lookEvery)
  return () => {
    clearInterval(timer)
    return Math.max(usedByEnded(), meter.seconds())
  }
}
