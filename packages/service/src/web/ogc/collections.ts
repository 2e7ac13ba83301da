import { beetleSource } from './features/beetles.ts'
import { mapSource } from './features/maps.ts'
import { pointSource } from './features/points.ts'
import type { Source } from './features/source.ts'
import type { Filters } from './parameters.ts'

export interface Collection {
  id: CollectionId
  source: Source
  filters: Filters
  /** Rows that tell whether the caller may read it at all. */
  probe: string
  /** Properties with their JSON types. */
  properties: Readonly<Record<string, 'string' | 'integer' | 'number' | 'boolean'>>
}

export type CollectionId = 'kaefer' | 'karten' | 'passpunkte'

export const collections: readonly Collection[] = [
  {
    id: 'kaefer',
    source: beetleSource,
    filters: { art: 'string', status: 'string', bundesland: 'string' },
    probe: '/kaefer?select=id&limit=1',
    properties: {
      art: 'integer',
      art_sci: 'string',
      art_de: 'string',
      status: 'string',
      fund_datum: 'string',
      gemeldet_am: 'string',
      bundesland: 'string',
      bilder_anzahl: 'integer',
    },
  },
  {
    id: 'karten',
    source: mapSource,
    filters: { status: 'string', typ: 'string', jahr: 'integer', kreis: 'string', gemeinde: 'string' },
    probe: '/karte?select=id&limit=1',
    properties: {
      map_name: 'string',
      epsg: 'integer',
      georef_typ: 'string',
      jahr: 'integer',
      scale: 'number',
      typ: 'string',
      status: 'string',
      kreis: 'string',
      gemeinde: 'string',
      gemarkung: 'string',
      reg_nr: 'string',
      auftr_nr: 'string',
      umriss: 'string',
    },
  },
  {
    id: 'passpunkte',
    source: pointSource,
    filters: { karte_id: 'integer', enable: 'boolean' },
    probe: '/mappoint?select=nr&limit=1',
    properties: {
      karte_id: 'integer',
      nr: 'integer',
      epsg: 'integer',
      mapx: 'number',
      mapy: 'number',
      pixelx: 'number',
      pixely: 'number',
      enable: 'boolean',
      residual: 'number',
    },
  },
]
