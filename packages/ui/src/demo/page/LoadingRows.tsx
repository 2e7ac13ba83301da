import { styled } from 'styled-components'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { space } from '../../theme/tokens.ts'

const Rows = styled.div`
  display: grid;
  gap: ${space(2)};
`

/** The room of a table that is on its way. @param label said to screen readers */
export function LoadingRows({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </Rows>
  )
}
