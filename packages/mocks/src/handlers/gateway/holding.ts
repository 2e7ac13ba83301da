import { delay } from 'msw'

const slowness = 1_500

let held = 0

/** How many answers the scenario 'slow' delays now, so that tools know that the page is meant to be loading. */
export const heldAnswers = () => held

/** Delays an answer for a while. */
export async function holdBack(): Promise<void> {
  held += 1
  try {
    await delay(slowness)
  } finally {
    held -= 1
  }
}
