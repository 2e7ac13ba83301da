/** Reloads of the last 30 s that still count. */
const reloadWindow = 30_000
const mostReloads = 2

/** @returns the times to keep when the page reloads once more; undefined: it was enough */
export function nextReload(times: readonly number[], now: number): number[] | undefined {
  const recent = times.filter((at) => at > now - reloadWindow && at <= now)
  return recent.length < mostReloads ? [...recent, now] : undefined
}
