import { configure, getConfig } from 'storybook/test'

/** The library keeps for itself whether a query is only one of many until something has come. */
const isLooking = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

const channel = new MessageChannel()
channel.port1.start()

/** After the tasks that are waiting now. */
function nextTask() {
  return new Promise<void>((resolve) => {
    channel.port1.addEventListener('message', () => resolve(), { once: true })
    channel.port2.postMessage(undefined)
  })
}

/**
 * React runs effects in a task after the change, and what they set in the next one: a dialog that has just come takes no
 * press yet, and the page behind one that has just gone is still hidden. No hand is as fast as a play, which goes on once
 * these tasks have run; the first of the three is the one that it may already be in line with.
 */
async function settled<Result>(step: () => Promise<Result>): Promise<Result> {
  const result = await step()
  for (let task = 0; task < 3; task++) await nextTask()
  return result
}

/**
 * Queries as plays need them. One that looks again and again until something has come prints the whole page for each look
 * in vain; only its last word is read. And a machine under load may be slow.
 */
export const calmQueries = () =>
  configure(({ getElementError }) => ({
    asyncUtilTimeout: 4_000,
    asyncWrapper: settled,
    getElementError: (message, container) =>
      isLooking() ? new Error(message ?? undefined) : getElementError(message, container),
  }))

/** The last listener of the document: whoever wants a key in a story has had it by now, and Storybook listens above. */
function keepTaken(event: KeyboardEvent) {
  if (event.defaultPrevented) event.stopPropagation()
}

function beLast() {
  document.removeEventListener('keydown', keepTaken)
  document.addEventListener('keydown', keepTaken)
}

/**
 * Storybook hears every key that is pressed in a story. One that the story has taken is not Storybook's as well: Ctrl+K
 * would open its search behind the product's palette.
 */
export const leaveTakenKeys = () => window.addEventListener('keydown', beLast, { capture: true })
