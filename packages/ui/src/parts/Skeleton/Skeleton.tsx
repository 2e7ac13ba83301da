import { keyframes, styled } from 'styled-components'
import { color, radius } from '../../theme/tokens.ts'

const breathe = keyframes`50% { opacity: 0.5; }`

const Bone = styled.span`
  display: block;
  border-radius: ${radius('control')};
  background: ${color.pressed};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** The shape of what comes, so that nothing jumps when it is there. Sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: number | string; height?: number | string }) {
  return <Bone aria-hidden="true" style={{ width, height }} />
}
