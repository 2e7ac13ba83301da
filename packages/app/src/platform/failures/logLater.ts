/** Into the list of recent errors, whose code comes after the first page. Where it does not come, nothing is listed. */
export async function logLater(error: unknown) {
  try {
    const { logFailure } = await import('./report.ts')
    logFailure(error)
  } catch {
    // There is no connection, which the page says by itself.
  }
}
