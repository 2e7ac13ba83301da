import type { Message } from '@waldkerf/domain/georef/message'
import { readPoints } from '@waldkerf/domain/georef/points/file/readPoints'
import { readWorldFile } from '@waldkerf/domain/georef/points/worldFile'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { fromFile } from '@waldkerf/domain/georef/workplace/pointsText'
import type { Change } from '@waldkerf/domain/georef/workplace/workplace'
import { pointsOfWorldFile } from '@waldkerf/domain/georef/workplace/worldPoints'

/** The map's name as a file name that every file system accepts. */
export function plainName(name: string): string {
  const plain = name
    .trim()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '_')
    .replaceAll(/\s+/g, '_')
  return plain === '' || plain.startsWith('.') ? `karte${plain}` : plain
}

/** The name without its ending. */
export function fileStem(file: string): string {
  return file.replace(/\.[^.]+$/, '')
}

/** Result of reading a file: a change that can be undone, or the reasons against it. `otherSystem`: the file's own one. */
export type ReadFile =
  | { ok: true; change: Extract<Change, { kind: 'replace' }>; otherSystem: number | null }
  | { ok: false; lines: readonly { line: number | null; message: Message }[] }

const noSheet: Message = {
  de: 'Dazu braucht es das Kartenbild oder Breite und Höhe der Karte.',
  en: 'This needs the scan, or width and height of the map.',
}

/** Points of a file in place of all others; their system is the file's, if it names one. */
export function pointsFileChange(text: string, epsg: number | null): ReadFile {
  const read = readPoints(text)
  if (!read.ok) return { ok: false, lines: read.problems }
  const { file, points } = read
  const change = { kind: 'replace', points: fromFile(points), file, epsg: file.epsg ?? epsg } as const
  return { ok: true, change, otherSystem: file.epsg !== null && epsg !== null && file.epsg !== epsg ? file.epsg : null }
}

/** The four corners of the sheet as a world file places them. */
export function worldFileChange(text: string, epsg: number | null, sheet: SheetSize | null): ReadFile {
  const read = readWorldFile(text)
  if (!read.ok) return { ok: false, lines: [{ line: null, message: read.message }] }
  if (!sheet) return { ok: false, lines: [{ line: null, message: noSheet }] }
  const points = pointsOfWorldFile(read.forward, sheet)
  return { ok: true, change: { kind: 'replace', points, file: null, epsg }, otherSystem: null }
}
