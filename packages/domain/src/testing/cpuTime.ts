/** CPU time of this process so far, in ms: for time limits that hold on a busy machine, too. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
