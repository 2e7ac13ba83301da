/** A piece of work that may run beside others. */
export interface Task {
  name: string
  /** Names of tasks that must have ended before, as far as they are part of the run. */
  after?: readonly string[]
  /** How many cores it keeps busy. */
  cores: number
  run(): Promise<void>
}

/**
 * Runs all tasks, the first in the list first, as many side by side as there are cores. One that wants more cores than the
 * machine has takes all of them.
 */
export async function runAll(tasks: readonly Task[], cores: number): Promise<void> {
  const waiting = [...tasks]
  const running = new Map<Task, Promise<Task>>()
  const share = (task: Task) => Math.min(task.cores, cores)
  const isFree = (task: Task) => {
    const busy = [...running.keys()].reduce((sum, other) => sum + share(other), 0)
    const isBlocked = [...waiting, ...running.keys()].some(({ name }) => task.after?.includes(name))
    return !isBlocked && busy + share(task) <= cores
  }
  while (waiting.length + running.size > 0) {
    for (let next = waiting.find(isFree); next; next = waiting.find(isFree)) {
      const task = next
      waiting.splice(waiting.indexOf(task), 1)
      running.set(
        task,
        task.run().then(() => task),
      )
    }
    if (running.size === 0) throw new Error(`Nobody can begin: ${waiting.map(({ name }) => name).join(', ')}`)
    running.delete(await Promise.race(running.values()))
  }
}
