import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import type { GisState } from '@waldkerf/ui/screens/gis/gisTypes.ts'
import { texts } from '@waldkerf/ui/screens/gis/GisScreen.texts'

export interface ChosenRecordsProps {
  beetles: readonly Beetle[]
  loadThumbnail: GisState['loadThumbnail']
  /** A record in words. */
  describe: (beetle: Beetle) => string
}

/** So many are seen in two lines. */
const mostSeen = 16

/** The chosen records by their first picture: one sees what one decides on. */
export function ChosenRecords({ beetles, describe, loadThumbnail }: ChosenRecordsProps) {
  const t = useTexts(texts).bulk
  const { number } = useFormat()
  const more = beetles.length - mostSeen
  return (
    <Chosen aria-label={t.chosen}>
      {beetles.slice(0, mostSeen).map((beetle) => (
        <li key={beetle.id} title={describe(beetle)}>
          <LazyPicture alt="" id={beetle.bilder_anzahl ? beetle.id : undefined} load={loadThumbnail} />
          <VisuallyHidden>{describe(beetle)}</VisuallyHidden>
        </li>
      ))}
      {more > 0 && <li>{t.more(number(more))}</li>}
    </Chosen>
  )
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  > li > span:first-child {
    width: 64px;
  }
`
