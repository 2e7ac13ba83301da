/**
 * Adds to the list of recent errors, whose code loads after the first page. If that code cannot be loaded, nothing is
 * listed.
 */
export async function logLater(error: unknown) {
  try {
    const { logFailure } = await import('./report.ts')
    logFailure(error)
  } catch {
    // There is no connection, which the page shows already.
  }
}
