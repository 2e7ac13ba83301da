import { configure, getConfig } from 'storybook/test'

/** Whether a query is a retry of `find…` or `waitFor`. The library has no public way to ask. */
const isLooking = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

const channel = new MessageChannel()
channel.port1.start()

/** Resolves after the tasks that are queued now. */
function nextTask() {
  return new Promise<void>((resolve) => {
    channel.port1.addEventListener('message', () => resolve(), { once: true })
    channel.port2.postMessage(undefined)
  })
}

/**
 * React runs effects in a task after the change, and their updates in the next one: until then a new dialog takes no
 * press, and the page behind a closed one is still hidden. A play is faster than any hand, so it waits for these tasks;
 * there are three, since the first may have been queued before React's.
 */
async function settled<Result>(step: () => Promise<Result>): Promise<Result> {
  const result = await step()
  for (let task = 0; task < 3; task++) await nextTask()
  return result
}

/**
 * Queries as plays need them. A retried query would print the whole page for each failed try, though only the last
 * message is read. The longer timeout is for machines under load.
 */
export const calmQueries = () =>
  configure(({ getElementError }) => ({
    asyncUtilTimeout: 10_000,
    asyncWrapper: settled,
    getElementError: (message, container) =>
      isLooking() ? new Error(message ?? undefined) : getElementError(message, container),
  }))

/** The last listener of the document: the story's own listeners have had the key before; Storybook listens above. */
function keepTaken(event: KeyboardEvent) {
  if (event.defaultPrevented) event.stopPropagation()
}

function beLast() {
  document.removeEventListener('keydown', keepTaken)
  document.addEventListener('keydown', keepTaken)
}

/**
 * Keeps keys that a story has handled from Storybook's shortcuts: Ctrl+K would open its search behind the product's
 * palette.
 */
export const leaveTakenKeys = () => window.addEventListener('keydown', beLast, { capture: true })
