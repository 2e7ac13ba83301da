import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { seededScans } from '@waldkerf/mocks/sheets/seededScan'
import type { WorldSize } from '@waldkerf/mocks/seed/world'

type DrawnMap = Parameters<ReturnType<typeof seededScans>>[0]

/**
 * Writes the drawn scan of a demo map as `original.png` into the map's folder, or nothing for other maps. Drawn on first
 * request: at the start nobody waits for forty sheets. A reader never meets half a file.
 */
export function seedScan(size: WorldSize) {
  const draw = seededScans(size)
  return async (folder: string, map: DrawnMap): Promise<void> => {
    const scan = await draw(map)
    if (!scan) return
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, 'original.png')
    await writeFile(`${file}.new`, scan)
    await rename(`${file}.new`, file)
  }
}
