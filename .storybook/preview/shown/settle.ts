/** A machine under load may be slow; a play's own patience is shorter. */
const patience = 20_000

/**
 * Waits until nothing is missing.
 * @param missing says what is, as the end of a sentence; undefined when all is there
 * @param pause waits a little
 * @param limit ms
 * @throws NotShown with what is still missing after that time
 */
export async function settle(
  story: string,
  missing: () => string | undefined,
  pause: () => Promise<unknown>,
  limit = patience,
): Promise<void> {
  const end = performance.now() + limit
  for (let what = missing(); what !== undefined; what = missing()) {
    if (performance.now() > end) throw new NotShown(story, what)
    await pause()
  }
}

/** Thrown when a story's content never appeared: such a story must not count as passed. */
export class NotShown extends Error {
  override name = 'NotShown'

  constructor(story: string, what: string) {
    super(`The story ${story} ${what}.`)
  }
}
