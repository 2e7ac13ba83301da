import { whenIdle } from '@waldkerf/ui/browser/whenIdle'
import { untilThere } from '@waldkerf/ui/browser/untilThere'
import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'

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
