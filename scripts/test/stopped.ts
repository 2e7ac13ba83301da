import { onEnding } from '../ending.mjs'

const stop = new AbortController()

/** Aborted when this process is to end. */
export const stopped = stop.signal

onEnding(() => stop.abort())
