import { megabytes } from '@waldkerf/domain/texts/megabytes'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './RasterPart.texts.ts'
import type { RasterState } from './useRaster.ts'

/** The words for where the making of a file stands; '' before it has begun. */
export function useRasterWords(state: RasterState): string {
  const t = useTexts(texts)
  const { number } = useFormat()
  if (state.status === 'none') return ''
  if ('words' in state) return t[state.status](state.words)
  if (state.status === 'sending') return t.sending(number(Math.floor(100 * state.part)))
  if (state.status === 'finished') return t.done(state.name, number(megabytes(state.content.size)))
  if (state.status !== 'running') return t[state.status]
  const { part, left } = state
  if (part === undefined) return t.loading
  return [t.working(number(Math.floor(100 * part))), left && t.left(number(left))].filter(Boolean).join(', ')
}
