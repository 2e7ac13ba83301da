import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'

const Nothing = (): ReactNode => null

/** Not before the first page has what it needs. Safari knows no idle time. */
const whenIdle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

/**
 * The root of a part's routes: all of its pages, and beside them what accompanies them, which comes after the first
 * page. Where that cannot come, the pages work without it.
 */
export function companionRoot(load: () => Promise<ComponentType>) {
  const Companions = lazy(async () => {
    await whenIdle()
    return { default: await load().catch(() => Nothing) }
  })
  return function Root() {
    return (
      <>
        <Outlet />
        <Suspense>
          <Companions />
        </Suspense>
      </>
    )
  }
}
