import { Toaster } from '@waldkerf/ui/parts/Toaster/Toaster'
import { type ReactNode, useEffect } from 'react'
import { notices, useShownNotices } from './notices.ts'

/** The page's messages, once around the application. `children`: bars that stay below them. */
export function Notices({ children }: { children?: ReactNode }) {
  const toasts = useShownNotices()
  useEffect(() => {
    addEventListener('pagehide', notices.endAll)
    return () => removeEventListener('pagehide', notices.endAll)
  }, [])
  return (
    <Toaster toasts={toasts} onClose={notices.close} onAct={notices.act} onHold={notices.hold}>
      {children}
    </Toaster>
  )
}
