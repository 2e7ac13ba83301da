/** How long after the last change something is sent, in ms. */
export const quietTime = 800

/** So many calls are under way at a time. */
export const concurrency = 4
