/** Calls `end` when this process is told to end, or the command that began it is gone. */
export function onEnding(end: () => void): void
