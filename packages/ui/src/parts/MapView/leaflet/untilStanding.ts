import { afterFrame } from '@waldkerf/ui/browser/afterFrame'

/**
 * Settles when a new map has its size: what the page says below it once it stands, a question about its background for one,
 * takes room of it with the next frame. Whatever is laid on it before that would be laid twice.
 */
export async function untilStanding(): Promise<void> {
  // In the first one the page may not have rendered yet.
  await afterFrame()
  await afterFrame()
}
