import { useSyncExternalStore } from 'react'

/** How much there is beside each other: two views, one over the other, or one of them. */
export type ScreenWidth = 'wide' | 'stacked' | 'phone'

const queries = { wide: '(min-width: 1200px)', stacked: '(min-width: 768px)' } as const

function subscribe(changed: () => void) {
  const lists = Object.values(queries).map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

function read(): ScreenWidth {
  if (matchMedia(queries.wide).matches) return 'wide'
  return matchMedia(queries.stacked).matches ? 'stacked' : 'phone'
}

export function useScreenWidth(): ScreenWidth {
  return useSyncExternalStore(subscribe, read, () => 'wide')
}
