import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import type { PictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { readScanFile, type ScanFault } from '@waldkerf/domain/georef/sheet/scanFile'
import { uprightFile } from '@waldkerf/ui/parts/ScanView/picture/uprightFile.ts'
import { useRef, useState } from 'react'

export interface ChosenScan {
  file: File
  head: PictureHead
}

export interface ScanChoice {
  scan: ChosenScan | undefined
  /** The last chosen file, if it is no scan. */
  refused: { name: string; fault: ScanFault | 'unreadable' } | undefined
  take: (file: File) => void
  remove: () => void
}

const read = (file: File) =>
  readScanFile(file.size, bytesFrom(file)).catch(() => ({ ok: false, fault: 'unreadable' }) as const)

/** The file that becomes the scan of a new map. @param onTaken with what it says of the map */
export function useScanChoice(onTaken: (scan: ChosenScan) => void): ScanChoice {
  const [scan, setScan] = useState<ChosenScan>()
  const [refused, setRefused] = useState<ScanChoice['refused']>()
  /** The file chosen last counts, whichever is read first. */
  const last = useRef<File>(undefined)

  async function take(chosen: File) {
    last.current = chosen
    const file = await uprightFile(chosen)
    const found = await read(file)
    if (last.current !== chosen) return
    if (!found.ok) return setRefused({ name: file.name, fault: found.fault })
    const taken = { file, head: found.head }
    setRefused(undefined)
    setScan(taken)
    onTaken(taken)
  }
  return {
    scan,
    refused,
    take: (file) => void take(file),
    remove() {
      last.current = undefined
      setScan(undefined)
      setRefused(undefined)
    },
  }
}
