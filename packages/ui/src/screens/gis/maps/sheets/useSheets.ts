import { factsAbout } from '@waldkerf/domain/entities/columns'
import { mapColumns } from '@waldkerf/domain/entities/maps/maps'
import { readSheetName } from '@waldkerf/domain/georef/sheet/sheetFile'
import { type MapValueFault, readMapValue } from '@waldkerf/domain/maps/mapValues'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useState } from 'react'
import { PdfError } from './pdf/pdfMessages.ts'
import { readSheets, type SheetFault, type SheetPage } from './readSheets.ts'

/** A row of the dialog: a page that can become a map, or a file that cannot. */
export interface Sheet {
  id: number
  /** Its name, with the page of several. */
  file: string
  bytes: number
  /** As they are typed. */
  name: string
  year: string
  isTaken: boolean
  source: SheetPage | undefined
  fault: SheetFault | undefined
  /** Address of a small picture; undefined until it is there, null where there is none. */
  picture: string | null | undefined
}

/** The sheet as a map has it, or the faults of its fields. */
export function useReadSheet() {
  const language = useLanguage()
  return ({ name, year }: Pick<Sheet, 'name' | 'year'>) => {
    const read = readMapValue(factsAbout(mapColumns.jahr), year, language)
    const fault: MapValueFault | undefined = 'fault' in read ? read.fault : undefined
    return {
      name: name.trim(),
      jahr: 'fault' in read ? null : (read.value as number | null),
      faults: { name: isBlank(name), year: fault },
    }
  }
}

/**
 * The rows of chosen files, one after the other as they are read.
 * @param files keep the list stable
 * @param pageName names a page of several
 */
export function useSheets(files: readonly File[], pageName: (name: string, page: number) => string) {
  const [sheets, setSheets] = useState<readonly Sheet[]>([])
  const [read, setRead] = useState(0)
  const nameFor = useEffectEvent((name: string, page: number | undefined) =>
    page === undefined ? name : pageName(name, page),
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    /** Called when the dialog is left. */
    const given: (() => void)[] = []
    let last = 0
    async function take(file: File) {
      const { pages, close } = await readSheets(file)
      if (close) given.push(close)
      if (signal.aborted) return close?.()
      const { name, year } = readSheetName(file.name, new Date().getFullYear())
      const rows = pages.map((page): Sheet => {
        const isFaulty = 'fault' in page
        return {
          id: (last += 1),
          file: nameFor(file.name, page.page),
          bytes: file.size,
          name: nameFor(name, page.page).slice(0, 200),
          year: year === null ? '' : String(year),
          isTaken: !isFaulty,
          source: isFaulty ? undefined : page,
          fault: isFaulty ? page.fault : undefined,
          picture: isFaulty ? null : undefined,
        }
      })
      setSheets((all) => [...all, ...rows])
      setRead((count) => count + 1)
      for (const { id, source } of rows) {
        if (!source || signal.aborted) continue
        const found = await source.picture(signal).then((picture) => ({ picture }), withoutPicture)
        const { picture } = found
        if (picture) given.push(() => URL.revokeObjectURL(picture))
        if (!signal.aborted) setSheets(withChange(id, found))
      }
    }
    const takeAll = async () => {
      for (const file of files) if (!signal.aborted) await take(file)
    }
    void takeAll()
    return () => {
      leaving.abort()
      for (const giveBack of given) giveBack()
      setSheets([])
      setRead(0)
    }
  }, [files])
  const change = (id: number, part: Partial<Sheet>) => setSheets(withChange(id, part))
  return { sheets, isReading: read < files.length, change }
}

/** A page of a PDF that cannot be drawn small cannot be drawn at all; other files have no picture, and are taken. */
const withoutPicture = (error: unknown): Partial<Sheet> & { picture: null } =>
  error instanceof PdfError
    ? { picture: null, source: undefined, isTaken: false, fault: error.fault }
    : { picture: null }

const withChange = (id: number, part: Partial<Sheet>) => (all: readonly Sheet[]) =>
  all.map((one) => (one.id === id ? { ...one, ...part } : one))
