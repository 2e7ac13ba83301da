import { ShellSkeleton } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'

/** The frame while the session is not known; the same markup stands in the page before any script. */
export const ShellFallback = () => (isBare(location.pathname) ? null : <ShellSkeleton />)

/** Pages without the frame. */
const isBare = (path: string) => path === '/login' || path === '/auth-redirect'
