import * as v from 'valibot'
import { flag, id, text, version } from '../wire.ts'

/** Kinds of fit from pixel to map coordinates. Unknown stored text is kept. */
export const georefTypes = [
  'linear',
  'helmert',
  'polynomial1',
  'polynomial2',
  'polynomial3',
  'tps',
  'projective',
] as const
export type GeorefType = (typeof georefTypes)[number]

const number = v.nullish(v.number(), null)

/** karte: a scanned survey map (drainage plan). `width` and `height` are pixels of the scan, `scale` is 1:n, `res` dpi. */
export const surveyMap = v.object({
  id,
  map_name: text,
  width: number,
  height: number,
  din: text,
  client_id: v.nullish(id, null),
  /** The shell script that georeferences the scan; text to this product, never run by it. */
  georef_bash: text,
  epsg: number,
  georef_label: text,
  georef_typ: text,
  res: number,
  scale: number,
  jahr: number,
  client_status: text,
  typ: text,
  status: text,
  bem_client: text,
  ausf_unternehmen: text,
  auftr_nr: text,
  reg_nr: text,
  kreis: text,
  gemarkung: text,
  gemeinde: text,
  bem_to_client: text,
  bem_apus: text,
  /** Whether the client's report shows the map. */
  show_client: flag,
  version,
})
export type SurveyMap = v.InferOutput<typeof surveyMap>

/** Columns that PATCH /karte may change, one at a time (spec section 7). `georef_bash` is the administrators' alone. */
export const patchableMapColumns = [
  'georef_bash',
  'show_client',
  'georef_label',
  'res',
  'scale',
  'jahr',
  'client_status',
  'georef_typ',
  'epsg',
  'typ',
  'status',
  'bem_client',
  'ausf_unternehmen',
  'auftr_nr',
  'reg_nr',
  'kreis',
  'gemarkung',
  'gemeinde',
  'bem_to_client',
  'bem_apus',
] as const
export type PatchableMapColumn = (typeof patchableMapColumns)[number]
