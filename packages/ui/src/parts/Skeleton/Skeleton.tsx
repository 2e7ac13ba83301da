import { styled } from 'styled-components'
import { color, radius } from '@waldkerf/ui/theme/tokens'

const Bone = styled.span`
  display: block;
  border-radius: ${radius('control')};
  background: ${color.pressed};
`

/**
 * The shape of what comes, so that nothing jumps when it is there. Sizes are CSS lengths. It pulses, and after three
 * seconds an animation begins that is not seen, by which `parts/SlowNote` knows that loading is slow: both are the
 * theme's.
 */
export function Skeleton({ width = '100%', height = '1em' }: { width?: number | string; height?: number | string }) {
  return <Bone data-bone aria-hidden="true" style={{ width, height }} />
}
