import * as v from 'valibot'
import { flagColumn, optionalReferenceColumn, optionalWholeColumn, realColumn, textColumn } from '../columns.ts'
import { id, version } from '../wire.ts'

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

/** Changed by PATCH /karte, one at a time (spec section 7). */
export const patchedColumns = {
  /** The shell script that georeferences the scan; never run by this product. Administrators only. */
  georef_bash: textColumn(200_000),
  epsg: optionalWholeColumn(1_024, 999_999),
  georef_label: textColumn(200),
  /** A `GeorefType`. */
  georef_typ: textColumn(50),
  /** dpi. */
  res: realColumn(Number.MIN_VALUE, 100_000),
  /** n of 1:n. */
  scale: realColumn(Number.MIN_VALUE, 100_000_000),
  jahr: optionalWholeColumn(1_500, 2_200),
  client_status: textColumn(100),
  typ: textColumn(100),
  status: textColumn(100),
  bem_client: textColumn(4_000),
  ausf_unternehmen: textColumn(200),
  auftr_nr: textColumn(100),
  reg_nr: textColumn(100),
  kreis: textColumn(100),
  gemarkung: textColumn(100),
  gemeinde: textColumn(100),
  bem_to_client: textColumn(4_000),
  bem_apus: textColumn(4_000),
  /** Whether the client's report shows the map. */
  show_client: flagColumn(false),
}

/** Written by POST /karte; `w_set_karte_scan` writes name, size and resolution. */
export const mapColumns = {
  map_name: textColumn(200),
  /** Pixels of the scan. */
  width: optionalWholeColumn(1, 1_000_000),
  height: optionalWholeColumn(1, 1_000_000),
  din: textColumn(20),
  client_id: optionalReferenceColumn(),
  ...patchedColumns,
}

/** karte: a scanned survey map (drainage plan). */
export const surveyMap = v.object({ id, ...mapColumns, version })
export type SurveyMap = v.InferOutput<typeof surveyMap>
