import { delay } from 'msw'

const slowness = 1_500

let held = 0

/** How many answers the scenario 'slow' keeps back just now: the page that waits for them is what it shows. */
export const heldAnswers = () => held

/** Keeps an answer back for a while. */
export async function holdBack(): Promise<void> {
  held += 1
  try {
    await delay(slowness)
  } finally {
    held -= 1
  }
}
