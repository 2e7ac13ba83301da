import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { assess } from '@waldkerf/domain/georef/workplace/assessment'
import { newPoint, toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import { changed, emptyWorkplace, type Workplace } from '@waldkerf/domain/georef/workplace/workplace'

/** A plan of 1:1000 in A3 at 100 dpi. */
export const exampleMap: SurveyMap = {
  id: 3,
  client_id: 1,
  georef_bash: '',
  georef_label: '',
  jahr: 1912,
  client_status: '',
  typ: 'Dränageplan',
  status: 'neu',
  bem_client: '',
  ausf_unternehmen: 'Kulturbauamt',
  auftr_nr: '12/84',
  reg_nr: 'R 311',
  kreis: 'Oberfeld',
  gemarkung: 'Oberfeld',
  gemeinde: 'Oberfeld',
  bem_to_client: '',
  bem_apus: '',
  show_client: true,
  version: 1,
  map_name: 'Oberfeld Blatt 3, 1912',
  width: 1_654,
  height: 1_170,
  din: 'A3',
  res: 100,
  scale: 1_000,
  epsg: 25833,
  georef_typ: 'helmert',
}

/** Its control points, off by a pixel or so; the last one is assumed. */
export function exampleWork(type: TransformType = 'helmert', count = 10): Workplace {
  const metres = 0.254
  const columns = Math.ceil(Math.sqrt(count))
  const points = Array.from({ length: count }, (_, at) => {
    const [x, y] = [
      150 + ((at % columns) * 1_350) / (columns - 1) + ((at * 37) % 11) / 5 - 1,
      -125 - (Math.floor(at / columns) * 900) / (columns - 1) - ((at * 53) % 13) / 6,
    ]
    const map = [
      389_000 + metres * (150 + ((at % columns) * 1_350) / (columns - 1)),
      5_810_000 - metres * (125 + (Math.floor(at / columns) * 900) / (columns - 1)),
    ] as const
    return { ...newPoint([Math.round(x * 100) / 100, Math.round(y * 100) / 100], map), enable: at < count - 1 }
  })
  return changed(emptyWorkplace(type, 25833), { kind: 'add', points })
}

/** Assesses the points as the page does, but at once instead of in a worker. */
export function assessed(work: Workplace, part: Partial<SurveyMap> = {}) {
  const points = toFitPoints(work.points)
  const { width, height, din, res: resolution, scale, epsg } = { ...exampleMap, ...part }
  const sheet = { size: width && height ? { width, height } : null, din, resolution, scale, epsg }
  return { fit: fit(work.type, points), assessment: assess({ type: work.type, points, sheet, near: null }) }
}
