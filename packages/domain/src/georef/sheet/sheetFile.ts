import { scanTitle } from './scanFile.ts'

/** A map's name and year as the file name of its scan has them, to be looked at by somebody. */
export interface SheetFileName {
  name: string
  year: number | null
}

/** Older survey maps of forests are hardly known. */
const oldest = 1600
/** Of a number that follows the 1 of a scale. */
const isScale = (number: number) => number % 100 === 0
const sheetWords = /(^|[\s(])(bl|blatt|nr|no|teil|karte|sheet)[.\s]*1$/i

/** 'Bl3', 'Bl. 3' and 'Bl_03' are sheet numbers. */
const withSheet = (name: string) => name.replace(/(^|[\s(,-])bl\.?\s?0*(\d+[a-z]?)(?![\p{L}\d])/giu, '$1Blatt $2')

/**
 * The last number of a file name that may be the year of a map: not the day of a scan or a photo, no scale and no number of
 * another length.
 */
function findYear(name: string, thisYear: number): number | null {
  const found = [...name.matchAll(/(?<!\d)\d{4}(?!\d)/g)].flatMap(({ 0: digits, index }) => {
    const year = Number(digits)
    const before = name.slice(0, index).replace(/[\s:/.-]+$/, '')
    const follows = name.slice(index + 4)
    if (year < oldest || year > thisYear) return []
    // 2024-05-03 and 03.05.2024.
    if (/^[-.]\d{1,2}[-.]\d{1,2}(?!\d)/.test(follows) || /(?<!\d)\d{1,2}\.\d{1,2}$/.test(before)) return []
    if (isScale(year) && /(?<!\d)1$/.test(before) && !sheetWords.test(before)) return []
    return year
  })
  return found.at(-1) ?? null
}

/** The name and the year of a sheet. @param thisYear no map is younger */
export function readSheetName(file: string, thisYear: number): SheetFileName {
  const title = scanTitle(file)
  return { name: withSheet(title), year: findYear(title, thisYear) }
}
