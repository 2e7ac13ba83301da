/**
 * Calls `end` when this process is told to end: by a signal, or because its parent process is gone, for which there is
 * no signal.
 * @param {() => void} end
 */
export function onEnding(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  const { ppid } = process
  const looking = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(looking)
    end()
  }, 1_000)
  looking.unref()
}
