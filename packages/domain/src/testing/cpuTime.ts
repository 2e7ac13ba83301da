/** Computing time of this process so far, in ms: for limits that other programs on a busy machine must not break. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
