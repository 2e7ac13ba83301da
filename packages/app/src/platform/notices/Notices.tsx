import { SlowNote } from '@waldkerf/ui/parts/SlowNote/SlowNote'
import { Toaster } from '@waldkerf/ui/parts/Toaster/Toaster'
import { useEffect } from 'react'
import { notices, useShownNotices } from './notices.ts'

/** The page's messages, once in the application. */
export function Notices() {
  const toasts = useShownNotices()
  useEffect(() => {
    addEventListener('pagehide', notices.endAll)
    return () => removeEventListener('pagehide', notices.endAll)
  }, [])
  return (
    <Toaster toasts={toasts} onClose={notices.close} onAct={notices.act} onHold={notices.hold}>
      <SlowNote />
    </Toaster>
  )
}
