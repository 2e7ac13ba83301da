import { keyframes, styled } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`

/** Work is under way. Words stand beside it; alone it says nothing to screen readers. */
export function Spinner({ size = 20 }: { size?: 16 | 20 }) {
  return <Ring aria-hidden="true" style={{ width: size, height: size }} />
}
