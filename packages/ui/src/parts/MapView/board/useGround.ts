import { useEffect, useMemo } from 'react'
import type { OwnArea } from '@waldkerf/domain/places/layers/ownLayer'
import type { ShownGround } from '@waldkerf/ui/parts/BaseMaps/choice/useShownGround.ts'
import type { AreaLayer } from '../leaflet/areaLayer.ts'

interface GroundPart {
  ground: ShownGround
  /** In place of the ground's own areas. */
  areas?: readonly OwnArea[] | undefined
  /** Sheets that the map shows in its own way. Keep it stable. */
  without?: ReadonlySet<number> | undefined
}

/** Lays one's own areas and sheets of others on a map. @param layer undefined until the map is there */
export function useGround(layer: AreaLayer | undefined, { ground, areas, without }: GroundPart) {
  const own = areas ?? ground.own
  const sheets = useMemo(
    () => (without ? ground.sheets.filter(({ id }) => !without.has(id)) : ground.sheets),
    [ground.sheets, without],
  )
  useEffect(() => layer?.set({ own, sheets }), [layer, own, sheets])
}
