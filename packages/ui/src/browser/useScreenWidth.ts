import { useMediaQuery } from './useMediaQuery.ts'

/** How much there is beside each other: two views, one over the other, or one of them. Paper changes nothing of a desktop's. */
export type ScreenWidth = 'wide' | 'stacked' | 'phone'

export function useScreenWidth(): ScreenWidth {
  const isWide = useMediaQuery('(min-width: 1200px), print')
  const isStacked = useMediaQuery('(min-width: 768px)')
  if (isWide) return 'wide'
  return isStacked ? 'stacked' : 'phone'
}
