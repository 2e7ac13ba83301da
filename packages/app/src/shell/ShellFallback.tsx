import { ShellSkeleton } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'
import { readFrame } from '../platform/boot/frameWords.ts'

/** The frame until the session is known; the page has the same markup before any script runs. */
export const ShellFallback = () =>
  isBare(location.pathname) ? null : <ShellSkeleton words={readFrame(location.pathname)} />

/** Pages without the frame. */
const isBare = (path: string) => path === '/login' || path === '/auth-redirect'
