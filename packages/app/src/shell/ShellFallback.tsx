import { ShellSkeleton } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'
import { readFrame } from '../platform/boot/frameWords.ts'

/** The frame while the session is not known; the same markup stands in the page before any script. */
export const ShellFallback = () =>
  isBare(location.pathname) ? null : <ShellSkeleton words={readFrame(location.pathname)} />

/** Pages without the frame. */
const isBare = (path: string) => path === '/login' || path === '/auth-redirect'
