import { askServer } from './askServer.ts'

/** The server's time to answer, in ms: longer, and a page that could be used waits. */
const limit = 3_000

/**
 * Whether the server can be reached: whatever it answers is a line. The browser only knows of its own connection, which
 * in a forest may lead nowhere.
 */
export const hasLine = async (): Promise<boolean> => navigator.onLine && (await askServer(limit)) !== undefined
