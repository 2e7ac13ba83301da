import { firstScreen } from '@waldkerf/ui/browser/firstScreen'
import { useEffect, useState } from 'react'
import { useHadReports } from '@waldkerf/app/platform/unsaved/unsaved'

async function loadStore() {
  await firstScreen()
  return import('@waldkerf/app/data/reports/unsent/reportStore')
}

/**
 * Whether this window needs what sends reports: some of the person's are on this device alone, or were since the window
 * was opened. The device's store says so at the start, this window's own outbox later, and other windows when theirs
 * begin to wait. It stays so: from then on the outbox itself knows what is left, and what has arrived is to be said.
 */
export function useHasReports(email: string | undefined): boolean {
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    if (email === undefined || isStored) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const watch = async () => {
      const { watchReports } = await loadStore()
      if (!isOver) stop = watchReports(email, () => setStored(true))
    }
    watch().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [email, isStored])
  return useHadReports() || isStored
}
