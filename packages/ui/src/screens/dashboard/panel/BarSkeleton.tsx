import { styled } from 'styled-components'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { space } from '@waldkerf/ui/theme/tokens'

const SkeletonGroup = styled.div`
  display: grid;
  gap: 22px;
  padding: 10px ${space(2)};
`

/** The shape of a list of bars, the most first. */
export function BarSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={`${100 - 6 * row}%`} height={8} />
      ))}
    </SkeletonGroup>
  )
}
