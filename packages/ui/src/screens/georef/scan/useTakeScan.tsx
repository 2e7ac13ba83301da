import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { uprightFile } from '@waldkerf/ui/parts/ScanView/ScanView'

const PagesDialog = lazyPart(async () => (await import('./PagesDialog.tsx')).PagesDialog)
const loadReader = () => import('@waldkerf/ui/screens/gis/maps/sheets/readSheets.ts')

/** Takes a chosen file as the map's scan: of a PDF, and of a TIFF of several pages, one page. */
export function useTakeScan(onScan: (scan: File) => void): { take: (chosen: File) => void; pages: ReactNode } {
  const [paged, setPaged] = useState<File>()
  async function take(chosen: File) {
    const hasPages = await loadReader()
      .then((reader) => reader.hasPages(chosen))
      .catch(() => false)
    if (hasPages) setPaged(chosen)
    else onScan(await uprightFile(chosen))
  }
  return {
    take: (chosen) => void take(chosen),
    pages: paged && (
      <Suspense>
        <PagesDialog file={paged} onTake={onScan} onClose={() => setPaged(undefined)} />
      </Suspense>
    ),
  }
}
