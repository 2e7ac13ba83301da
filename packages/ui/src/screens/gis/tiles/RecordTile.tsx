import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { texts } from '../GisScreen.texts.ts'
import type { GisState } from '../gisTypes.ts'
import { StatusWord } from '../records/StatusWord.tsx'
import { PictureCard, RailLine, Words } from './tiles.styles.ts'

export interface RecordTileProps {
  beetle: Beetle
  /** Empty where it is not known. */
  species: string
  loadThumbnail: GisState['loadThumbnail']
  /** `line`: the words beside the picture, for the rail. */
  form: 'line' | 'card'
}

/** A record by its first picture, with species, place, day and status. */
export function RecordTile({ beetle, species, loadThumbnail, form }: RecordTileProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { id, bilder_anzahl, fund_datum, bundesland, status } = beetle
  const pictures = bilder_anzahl ?? 0
  const Tile = form === 'line' ? RailLine : PictureCard
  return (
    <Tile>
      {/* Other pictures, another first one. */}
      <LazyPicture key={`${id} ${pictures}`} alt="" id={pictures > 0 ? id : undefined} load={loadThumbnail} />
      <Words>
        <strong>{species || t.tiles.noSpecies}</strong>
        <div className="where">
          {[fund_datum && day(fund_datum), bundesland].filter(Boolean).join(' · ') || t.tiles.noPlace}
        </div>
        <div className="status">
          <StatusWord status={status} />
        </div>
      </Words>
    </Tile>
  )
}
