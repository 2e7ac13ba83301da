import { heldAnswers } from '@waldkerf/mocks/handlers/gateway/holding'
import { isMocked } from '@waldkerf/mocks/worker'

/** Calls of the data service that have no answer yet. */
const open = new Set<string>()

let sent = 0

/** How many calls were sent since the page was loaded: a story that sends none need not wait for answers. */
export const sentRequests = () => sent

/** The calls whose answers are to come; none as long as the scenario 'slow' keeps all of them back. */
export const openRequests = (): readonly string[] => (open.size > heldAnswers() ? [...open] : [])

const addressed = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input))

/** Takes note of every call from now on. */
export function watchRequests() {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const url = addressed(input)
    if (!isMocked(url)) return fetch(input, init)
    sent += 1
    const name = `${sent}: ${url}`
    open.add(name)
    try {
      return await fetch(input, init)
    } finally {
      open.delete(name)
    }
  }
}
