import { useMemo, useState } from 'react'
import { writtenNumber } from '@waldkerf/domain/georef/points/numberText'
import { type ReadScript, readScript } from '@waldkerf/domain/georef/script/readScript'
import { plainOptions, type ScriptOptions, type ScriptOrder } from '@waldkerf/domain/georef/script/scriptOrder'
import { scriptText } from '@waldkerf/domain/georef/script/scriptText'
import { storedScriptState } from '@waldkerf/domain/georef/script/storedScript'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { type Language, useLanguage } from '@waldkerf/ui/i18n/Language'
import { fileStem } from '../files/readFiles.ts'
import { typedNumber } from '../model/shownNumber.ts'

/** The script's options, as they are typed. */
export interface ScriptDraft {
  input: string
  output: string
  options: ScriptOptions
  resolution: string
}

/**
 * The script of these points, made again with each choice; it begins with the choices of the stored one.
 * @param scan name of the scan's file
 * @param stored script of the map
 * @param usual choices where none is stored
 */
export function useScript(
  work: Workplace,
  sheet: SheetSize | null,
  scan: string,
  stored: string,
  usual: ScriptOptions = plainOptions,
) {
  const language = useLanguage()
  const read = useMemo(() => readScript(stored), [stored])
  const [draft, setDraft] = useState(() => draftFor(read, usual, scan, language))
  const order = useMemo(() => orderFor(work, sheet, draft, read), [work, sheet, draft, read])
  return {
    draft,
    order,
    script: useMemo(() => scriptText(order), [order]),
    state: useMemo(() => storedScriptState(stored, order), [stored, order]),
    change: (part: Partial<ScriptDraft>) => setDraft({ ...draft, ...part }),
  }
}

function draftFor(read: ReadScript | null, usual: ScriptOptions, scan: string, language: Language): ScriptDraft {
  if (!read) return { input: scan, output: `${fileStem(scan)}_georef.tif`, options: usual, resolution: '' }
  const { files, options } = read
  const resolution = options.resolution ? typedNumber(options.resolution.x, language) : ''
  return { input: files.input, output: files.output, options, resolution }
}

function orderFor(work: Workplace, sheet: SheetSize | null, draft: ScriptDraft, read: ReadScript | null): ScriptOrder {
  const size = writtenNumber(draft.resolution)
  const known = read?.options.resolution
  const typed = size !== null && size > 0 ? { x: size, y: size } : null
  const temporary = read?.files.output === draft.output ? read.files.temporary : `${fileStem(draft.output)}_gcp.tif`
  return {
    type: work.type,
    points: toFitPoints(work.points),
    epsg: work.epsg,
    sheet,
    files: { input: draft.input, temporary, output: draft.output },
    // One number is typed, though a script may have two.
    options: { ...draft.options, resolution: known && known.x === size ? known : typed },
  }
}
