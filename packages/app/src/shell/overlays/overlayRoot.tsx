import { whenIdle } from '@waldkerf/ui/browser/whenIdle'
import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'

/** Code that fails to load is loaded again when the connection is back. */
const untilThere = (load: () => Promise<ComponentType>): Promise<ComponentType> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return untilThere(load)
  })

/**
 * The root of a part's routes: its pages, and the overlays, which are loaded after the first page. If loading fails,
 * the pages work without them.
 */
export function overlayRoot(load: () => Promise<ComponentType>) {
  const Overlays = lazy(async () => {
    // Waits until the first page has loaded.
    await whenIdle()
    return { default: await untilThere(load) }
  })
  return function Root() {
    return (
      <>
        <Outlet />
        <Suspense>
          <Overlays />
        </Suspense>
      </>
    )
  }
}
