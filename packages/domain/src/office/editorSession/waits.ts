/** How long after the last change something is sent, in ms. */
export const quietTime = 800

/** The largest number of calls that run at the same time. */
export const concurrency = 4
