/** How long after the last change something is sent, in ms. */
export const quietTime = 800

/** How long a row that was removed can be taken back before its removal is sent, in ms. */
export const undoTime = 5_000

/** So many calls are under way at a time. */
export const concurrency = 4
