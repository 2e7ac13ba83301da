import { type PointColumn, pointLimits } from '@waldkerf/domain/georef/points/limits/pointLimits'
import { type Columns, flag, integer, real, reference, required, text } from '../values/columns.ts'

/** Columns of `karte` that are written, with the bounds of the table. */
export const mapColumns: Columns = {
  map_name: text(200),
  width: integer(1, 1_000_000),
  height: integer(1, 1_000_000),
  din: text(20),
  client_id: reference,
  georef_bash: text(200_000),
  epsg: integer(1_024, 999_999),
  georef_label: text(200),
  georef_typ: text(50),
  res: real(Number.MIN_VALUE, 100_000),
  scale: real(Number.MIN_VALUE, 100_000_000),
  jahr: integer(1_500, 2_200),
  client_status: text(100),
  typ: text(100),
  status: text(100),
  bem_client: text(4_000),
  ausf_unternehmen: text(200),
  auftr_nr: text(100),
  reg_nr: text(100),
  kreis: text(100),
  gemarkung: text(100),
  gemeinde: text(100),
  bem_to_client: text(4_000),
  bem_apus: text(4_000),
  show_client: flag,
}

const within = (column: PointColumn) => real(pointLimits[column].least, pointLimits[column].most)

/** Columns of `mappoint`. */
export const pointColumns: Columns = {
  karte_id: required(reference),
  nr: required(integer(pointLimits.nr.least, pointLimits.nr.most)),
  mapx: within('mapx'),
  mapy: within('mapy'),
  pixelx: within('pixelx'),
  pixely: within('pixely'),
  enable: flag,
  dx: within('dx'),
  dy: within('dy'),
  residual: within('residual'),
}
