import { styled } from 'styled-components'
import { color, radius } from '../../theme/tokens.ts'

const Bone = styled.span`
  display: block;
  border-radius: ${radius('control')};
  background: ${color.pressed};
`

/**
 * The shape of what comes, so that nothing jumps when it is there. Sizes are CSS lengths. It breathes, and after three
 * seconds it gives a sign that is not seen, by which `parts/SlowNote` says that loading is slow: both are the theme's.
 */
export function Skeleton({ width = '100%', height = '1em' }: { width?: number | string; height?: number | string }) {
  return <Bone data-bone aria-hidden="true" style={{ width, height }} />
}
