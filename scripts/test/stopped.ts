const stop = new AbortController()

/** Told when this process is to end: by a signal, or because the command that began it is gone. */
export const stopped = stop.signal

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())

const { ppid } = process
setInterval(() => {
  if (process.ppid !== ppid) stop.abort()
}, 1_000).unref()
