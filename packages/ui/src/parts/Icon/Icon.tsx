import { createStore } from '@waldkerf/domain/store/store'
import { useSyncExternalStore } from 'react'
import { firstScreen } from '@waldkerf/ui/browser/firstScreen'
import type { morePaths } from './morePaths.ts'
import { iconPaths } from './paths.ts'

export type IconName = keyof typeof iconPaths | keyof typeof morePaths

const paths = createStore<Partial<Record<IconName, string>>>(iconPaths)
let loading: Promise<void> | undefined

/** The icons that the first screen does without: fetched once, as soon as anything is drawn. */
async function loadMore() {
  await firstScreen()
  const { morePaths } = await import('./morePaths.ts')
  paths.set({ ...iconPaths, ...morePaths })
}

function subscribe(listener: () => void) {
  loading ??= loadMore().catch(() => {
    // The next icon that is drawn tries again.
    loading = undefined
  })
  return paths.subscribe(listener)
}

/** One path as a picture. */
export function Drawing({ path, size = 20 }: { path: string | undefined; size?: 16 | 20 }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

/** A picture beside words; it says nothing to screen readers. Takes the colour of the text around it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }) {
  const path = () => paths.snapshot()[name]
  return <Drawing path={useSyncExternalStore(subscribe, path, path)} size={size} />
}
