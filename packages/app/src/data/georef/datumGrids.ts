import { type Grid, readGrid } from '@waldkerf/domain/georef/coordinates/grid'
import type { GridFile } from '@waldkerf/ui/parts/Sheets/sheetTypes.ts'
import useSWR from 'swr'
import { readGridEntries } from '@waldkerf/domain/georef/coordinates/gridEntries'

const keys = { grids: (entries: readonly unknown[]) => ['datum-grids', JSON.stringify(entries)] as const }

const none: readonly Grid[] = []

/**
 * Reads the files one after another. A file that does not load or is no grid is skipped; the console names the reason.
 */
async function loadGrids(entries: readonly unknown[]): Promise<readonly Grid[]> {
  const { files, problems } = await fetchGrids(entries)
  const loaded = files.flatMap(({ name, datum, bytes }) => {
    const read = readGrid(name, datum, bytes)
    if (!read.ok) problems.push(`${name}: ${read.message.de}`)
    return read.ok ? read.grid : []
  })
  for (const problem of problems) console.warn(`config.json: datumGrids: ${problem}`)
  return loaded
}

/** The files themselves, for workers, which have conversions of their own. */
export async function fetchGrids(entries: readonly unknown[]): Promise<{ files: GridFile[]; problems: string[] }> {
  const { grids: wanted, problems } = readGridEntries(entries)
  const files = await Promise.all(
    wanted.map(async ({ name, datum, url }) => {
      const response = await fetch(url).catch(() => undefined)
      if (response?.ok) return { name, datum, bytes: await response.arrayBuffer() }
      problems.push(`${name}: ${response?.status ?? 'offline'}`)
      return []
    }),
  )
  return { files: files.flat(), problems }
}

/**
 * The installation's grids of datum shifts; empty until they are loaded. Without them the seven parameters are used.
 */
export function useDatumGrids(entries: readonly unknown[]): readonly Grid[] {
  const asked = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }
  const { data } = useSWR(entries.length > 0 ? keys.grids(entries) : null, () => loadGrids(entries), asked)
  return data ?? none
}
