import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import type { Loadable } from '../Loadable/Loadable.tsx'
import { texts } from '../parts.texts.ts'

const Line = styled.p`
  padding: ${space(2)} ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export interface UnreadableNoteProps {
  /** Where the list comes from. */
  state: Loadable<unknown> | undefined
}

/** A quiet line at a list's foot: rows are missing above, since they could not be read. Nothing where none are. */
export function UnreadableNote({ state }: UnreadableNoteProps) {
  const t = useTexts(texts).unreadable
  const { number } = useFormat()
  const rows = state && state.status !== 'loading' ? (state.unreadable ?? 0) : 0
  return rows > 0 && <Line role="status">{rows === 1 ? t.one : t.several(number(rows))}</Line>
}
