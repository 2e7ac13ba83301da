import type { WholeControlPoint } from '@waldkerf/domain/georef/workplace/stored'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'

/** The script that was stored for a map with a fit of first order. */
export function gdalScript(map: SurveyMap, points: readonly WholeControlPoint[]): string {
  const name = `karte_${map.id}`
  const gcps = points
    .filter((point) => point.enable)
    .map((point) => `-gcp ${point.pixelx} ${-point.pixely} ${point.mapx} ${point.mapy}`)
  return [
    '#!/bin/sh',
    'set -e',
    `gdal_translate -of GTiff -a_srs EPSG:${map.epsg} ${gcps.join(' ')} '${name}.tif' '${name}_gcp.tif'`,
    `gdalwarp -r near -order 1 -co COMPRESS=NONE -t_srs EPSG:${map.epsg} '${name}_gcp.tif' '${name}_georef.tif'`,
    '',
  ].join('\n')
}
