import { useMediaQuery } from './useMediaQuery.ts'

/** How many views fit beside each other: two, one over the other, or one. Printing changes nothing on a desktop. */
export type ScreenWidth = 'wide' | 'stacked' | 'phone'

export function useScreenWidth(): ScreenWidth {
  const isWide = useMediaQuery('(min-width: 1200px), print')
  const isStacked = useMediaQuery('(min-width: 768px)')
  if (isWide) return 'wide'
  return isStacked ? 'stacked' : 'phone'
}
