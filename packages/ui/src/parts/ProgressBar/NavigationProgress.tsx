import { keyframes, styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color } from '@waldkerf/ui/theme/tokens'
import { texts } from './ProgressBar.texts.ts'

/** The next page is loading: a line at the upper edge, from 0.3 s on, so that a quick page shows none. */
export function NavigationProgress({ active }: { active: boolean }) {
  const t = useTexts(texts)
  return active && <Line data-delayed role="progressbar" aria-label={t.loading} />
}

const appear = keyframes`to { visibility: visible; }`
/** Fast at first and ever slower: it never says that it is done before it is. */
const grow = keyframes`from { width: 0; } 20% { width: 45%; } to { width: 95%; }`

const Line = styled.div`
  position: fixed;
  z-index: 90;
  top: 0;
  left: 0;
  width: 95%;
  height: 3px;
  background: ${color.accentText};
  visibility: hidden;
  animation:
    ${appear} 0s 300ms forwards,
    ${grow} 12s 300ms ease-out both;
  pointer-events: none;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`
