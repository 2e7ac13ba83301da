import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color } from '@waldkerf/ui/theme/tokens'
import type { RowMark } from '../editorTypes.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'

/** Mark of a row that is not stored yet: hollow while it waits, filled while it is sent, a sign where it could not be. */
export function RowMarkSign({ mark }: { mark: RowMark | undefined }) {
  const t = useTexts(gridTexts)
  return mark && <Dot data-mark={mark} role="img" aria-label={t.marks[mark]} title={t.marks[mark]} />
}

const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border: 1.5px solid ${color.textMuted};
  border-radius: 50%;

  &[data-mark='saving'] {
    background: ${color.textMuted};
  }
  &[data-mark='failed'],
  &[data-mark='conflict'] {
    border-color: ${color.dangerText};
    border-radius: 0;
    background: ${color.dangerText};
    transform: rotate(45deg);
  }
`
