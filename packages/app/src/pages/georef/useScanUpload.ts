import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { readScanFile } from '@waldkerf/domain/georef/sheet/scanFile'
import { readTiffPages } from '@waldkerf/domain/georef/sheet/tiffPages'
import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import { loadTexts, useLanguage } from '@waldkerf/ui/i18n/Language'
import { useMapScan } from '@waldkerf/app/data/georef/scans/mapScans'
import { uploadView } from '@waldkerf/app/data/georef/scans/uploadViews'
import { useScans } from '@waldkerf/app/data/georef/scans/uploaders'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { confirm } from '@waldkerf/app/platform/questions/confirm'
import { texts } from './georef.texts.ts'

const readScan = (file: File) => readScanFile(file.size, bytesFrom(file))

/** Of a TIFF that has several; its first one is the scan. */
const countPages = async (file: File) => (await readTiffPages(bytesFrom(file)))?.pages.length ?? 1

/** Makes a chosen file the scan of the map, asks before it replaces something, and shows its upload. */
export function useScanUpload(map: SurveyMap) {
  const language = useLanguage()
  const { uploads, state } = useScans()
  const setScan = useMapScan()
  const upload = state[map.id]

  async function store(file: File) {
    const { scanUpload: t } = await loadTexts(texts, language)
    const read = await readScan(file)
    if (!read.ok) return notify({ tone: 'warning', message: t.notTaken(file.name, t.faults[read.fault]) })
    const { head } = read
    if ((await countPages(file)) > 1) notify({ tone: 'info', message: t.firstPage(file.name) })
    const { width, height } = head
    const res = head.res ?? map.res
    const isOther = map.width !== null && (map.width !== width || map.height !== height)
    const stands = (await uploads.isThere(map.id)) || isOther
    const { title, confirm: verb, cancel } = t.ask
    const description = isOther ? t.ask.otherSize : t.ask.description
    if (stands && !(await confirm({ title, description, confirm: verb, cancel, danger: true }))) return undefined
    if (isOther || map.width === null || map.res !== res) await setScan(map, { width, height, res })
    return uploads.begin(map.id, file)
  }
  return {
    upload: upload && uploadView(uploads, map.id, upload),
    storeScan: (file: File) =>
      void store(file).catch((error: unknown) => notify({ tone: 'danger', message: errorMessage(error) })),
  }
}
