import { whenIdle } from '@waldkerf/ui/browser/whenIdle'
import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'

/** Code that does not come is asked for again with the next connection. */
const untilThere = (load: () => Promise<ComponentType>): Promise<ComponentType> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return untilThere(load)
  })

/**
 * The root of a part's routes: all of its pages, and beside them the overlays, which come after the first page. Where
 * they cannot come, the pages work without them.
 */
export function overlayRoot(load: () => Promise<ComponentType>) {
  const Overlays = lazy(async () => {
    // The first page has what it needs by then.
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
