import { type RasterJob, rasterJob } from '@waldkerf/domain/georef/raster/rasterJob'
import { plainOptions } from '@waldkerf/domain/georef/script/scriptOrder'

const sheet = { width: 14_000, height: 10_000 }
const place = (nr: number, pixelx: number, pixely: number) => ({
  nr,
  pixelx,
  pixely,
  mapx: 389_000 + 0.0847 * pixelx - 0.002 * pixely,
  mapy: 5_810_000 + 0.002 * pixelx + 0.0847 * pixely,
  enable: true,
})
const points = [place(1, 100, -100), place(2, 13_900, -100), place(3, 13_900, -9_900), place(4, 100, -9_900)]

/** How GDAL makes the file, in the browser and by itself. @param more further words of gdalwarp */
export function sheetJob(kind: 'cog' | 'layer', more: readonly string[]): RasterJob {
  const options = { ...plainOptions, compression: 'DEFLATE', alpha: true } as const
  const found = rasterJob({ type: 'helmert', points, epsg: 25_833, sheet, options }, kind)
  if (!found.ok) throw new Error(found.message.en)
  return { ...found.job, warp: [...more, ...found.job.warp] }
}
