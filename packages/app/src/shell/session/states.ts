/** States of the session that take something away: they are rare, and come together, after the page. */
export { EndedSession } from './EndedSession.tsx'
export { SessionBar } from './SessionBar.tsx'
