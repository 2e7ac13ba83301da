/**
 * The entry's number in the browser's history: unlike its key it stays when the page replaces its own address.
 * @param key for a history without a browser
 */
export const historyEntry = (key: string) => String((history.state as { idx?: number } | null)?.idx ?? key)

/** Goes with a step that a page takes by itself, over its own address; every other step arrives at the page. */
export const ownStep = { isOwnStep: true }

/** Whether a page has taken this step by itself. @param state of the location */
export const isOwnStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOwnStep' in state && state.isOwnStep === true
