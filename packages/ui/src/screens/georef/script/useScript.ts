import { writtenNumber } from '@waldkerf/domain/georef/points/numberText'
import { plainOptions, type ScriptOptions } from '@waldkerf/domain/georef/script/scriptOrder'
import { type Script, scriptText } from '@waldkerf/domain/georef/script/scriptText'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { fitPointsOf } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useMemo, useState } from 'react'
import { stemOf } from '../files/fileNames.ts'

/** What can be chosen about a script, as it is typed. */
export interface ScriptDraft {
  input: string
  output: string
  options: ScriptOptions
  resolution: string
}

/** The script of these points, anew with each choice. @param scan name of the scan's file */
export function useScript(work: Workplace, sheet: SheetSize | null, scan: string) {
  const [draft, setDraft] = useState<ScriptDraft>({
    input: scan,
    output: `${stemOf(scan)}_georef.tif`,
    options: plainOptions,
    resolution: '',
  })
  const script = useMemo(() => textOf(work, sheet, draft), [work, sheet, draft])
  return { draft, script, change: (part: Partial<ScriptDraft>) => setDraft({ ...draft, ...part }) }
}

function textOf(work: Workplace, sheet: SheetSize | null, draft: ScriptDraft): Script {
  const size = writtenNumber(draft.resolution)
  const resolution = size !== null && size > 0 ? { x: size, y: size } : null
  return scriptText({
    type: work.type,
    points: fitPointsOf(work.points),
    epsg: work.epsg,
    sheet,
    files: { input: draft.input, temporary: `${stemOf(draft.output)}_gcp.tif`, output: draft.output },
    options: { ...draft.options, resolution },
  })
}
