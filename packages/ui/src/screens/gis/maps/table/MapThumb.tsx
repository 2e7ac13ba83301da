import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { SheetThumb } from '@waldkerf/ui/parts/Sheets/picture/SheetThumb'
import { SheetPicture } from '@waldkerf/ui/screens/clients/details/maps/SheetPicture'
import { useLayer } from './layers.ts'

/** The sheet as its layer shows it; until there is one, a drawing in its proportions. */
export const MapThumb = ({ map }: { map: MapRow }) => (
  <SheetThumb {...useLayer(map.id)}>
    <SheetPicture map={map} />
  </SheetThumb>
)
