/** The server's time to answer, in ms: longer, and a page that could be used waits. */
const limit = 3_000

/**
 * Whether the server can be reached: whatever it answers is a line. The browser only knows of its own connection, which
 * in a forest may lead nowhere.
 */
export async function hasLine(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    // The worker does not answer for this address.
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(limit) })
    return true
  } catch {
    return false
  }
}
