/**
 * The entry's number in the browser's history: unlike its key it stays when the page replaces its own address.
 * @param key for a history without a browser
 */
export const historyEntry = (key: string) => String((history.state as { idx?: number } | null)?.idx ?? key)

/** Location state of navigations by which a page changes its own address; all others are arrivals at the page. */
export const ownStep = { isOwnStep: true }

/** Whether a page made this navigation itself. @param state of the location */
export const isOwnStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOwnStep' in state && state.isOwnStep === true
