import type { Message } from '../message.ts'

/** ETRS89 counts as WGS 84 here: decimetres in Germany and Austria. */
export type Datum = 'ETRS89' | 'DHDN' | 'MGI'

/** In degrees, WGS 84. */
export type Area = { west: number; south: number; east: number; north: number }

export type CoordinateSystem = {
  epsg: number
  label: Message
  datum: Datum
  /** proj4 string; shipped, so that no look-up service is asked. */
  definition: string
  /** Order of the official definition. Positions are easting, northing everywhere in this product all the same. */
  officialOrder: 'EN' | 'NE'
  /** Where it is used in Germany and Austria. */
  area: Area
  /** First easting of its zone and first of the next, for systems whose eastings begin with the zone's number. */
  zone: readonly [number, number] | null
  unit: 'metre' | 'degree'
}

const germany = { south: 47.2, north: 55.1 }
const both = { west: 5.8, south: 46.3, east: 17.2, north: 55.1 }
const austria = { west: 9.5, south: 46.3, east: 17.2, north: 49.1 }

const grs80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs'
const dhdn = '+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m +no_defs'
const mgi = '+ellps=bessel +towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 +units=m +no_defs'

function utm(epsg: number, zone: 32 | 33, realisation: 'ETRS89' | 'WGS 84'): CoordinateSystem {
  const west = zone === 32 ? both.west : 12
  return {
    epsg,
    label: { de: `${realisation} / UTM-Zone ${zone}N`, en: `${realisation} / UTM zone ${zone}N` },
    datum: 'ETRS89',
    definition: `+proj=utm +zone=${zone} ${realisation === 'ETRS89' ? grs80 : '+datum=WGS84 +units=m +no_defs'}`,
    officialOrder: 'EN',
    area: { ...both, west, east: zone === 32 ? 12 : both.east },
    zone: null,
    unit: 'metre',
  }
}

function gaussKrueger(epsg: number, zone: 3 | 4 | 5, officialOrder: 'EN' | 'NE'): CoordinateSystem {
  const middle = zone * 3
  return {
    epsg,
    label: {
      de: `DHDN / Gauß-Krüger-Zone ${zone}${officialOrder === 'EN' ? ' (E-N)' : ''}`,
      en: `DHDN / 3-degree Gauss-Krüger zone ${zone}${officialOrder === 'EN' ? ' (E-N)' : ''}`,
    },
    datum: 'DHDN',
    definition: `+proj=tmerc +lat_0=0 +lon_0=${middle} +k=1 +x_0=${zone}500000 +y_0=0 ${dhdn}`,
    officialOrder,
    // Zone 3 is also used west of its own area, zone 5 east of its own.
    area: { ...germany, west: zone === 3 ? 5.8 : middle - 1.5, east: middle + 1.5 },
    zone: [zone * 1_000_000, (zone + 1) * 1_000_000],
    unit: 'metre',
  }
}

function austrianStrip(
  epsg: number,
  [de, en]: readonly [string, string],
  strip: 28 | 31 | 34,
  easting: number,
): CoordinateSystem {
  const meridian = { 28: '10.3333333333333', 31: '13.3333333333333', 34: '16.3333333333333' }[strip]
  const [west, east] = { 28: [9.5, 11.84], 31: [11.83, 14.84], 34: [14.83, 17.2] }[strip] as [number, number]
  return {
    epsg,
    label: { de: `MGI / Österreich GK ${de}`, en: `MGI / Austria GK ${en}` },
    datum: 'MGI',
    definition: `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=1 +x_0=${easting} +y_0=-5000000 ${mgi}`,
    officialOrder: 'NE',
    area: { ...austria, west, east },
    zone: null,
    unit: 'metre',
  }
}

/** The systems in use in Germany and Austria, the likelier first where two explain the same numbers. */
export const systems: readonly CoordinateSystem[] = [
  utm(25832, 32, 'ETRS89'),
  utm(25833, 33, 'ETRS89'),
  {
    ...utm(4647, 32, 'ETRS89'),
    label: { de: 'ETRS89 / UTM-Zone 32N (zE-N)', en: 'ETRS89 / UTM zone 32N (zE-N)' },
    definition: `+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=32500000 +y_0=0 ${grs80}`,
    zone: [32_000_000, 33_000_000],
  },
  gaussKrueger(31467, 3, 'NE'),
  gaussKrueger(31468, 4, 'NE'),
  gaussKrueger(31469, 5, 'NE'),
  gaussKrueger(5677, 3, 'EN'),
  austrianStrip(31254, ['West', 'West'], 28, 0),
  austrianStrip(31255, ['Mitte', 'Central'], 31, 0),
  austrianStrip(31256, ['Ost', 'East'], 34, 0),
  austrianStrip(31257, ['M28', 'M28'], 28, 150_000),
  austrianStrip(31258, ['M31', 'M31'], 31, 450_000),
  austrianStrip(31259, ['M34', 'M34'], 34, 750_000),
  {
    epsg: 31287,
    label: { de: 'MGI / Österreich Lambert', en: 'MGI / Austria Lambert' },
    datum: 'MGI',
    definition: `+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 ${mgi}`,
    officialOrder: 'NE',
    area: austria,
    zone: null,
    unit: 'metre',
  },
  utm(32632, 32, 'WGS 84'),
  utm(32633, 33, 'WGS 84'),
  {
    epsg: 3857,
    label: { de: 'WGS 84 / Pseudo-Mercator', en: 'WGS 84 / Pseudo-Mercator' },
    datum: 'ETRS89',
    // Built into proj4 under its number.
    definition: 'EPSG:3857',
    officialOrder: 'EN',
    area: both,
    zone: null,
    unit: 'metre',
  },
  {
    epsg: 4326,
    label: { de: 'WGS 84 (Länge, Breite)', en: 'WGS 84 (longitude, latitude)' },
    datum: 'ETRS89',
    definition: '+proj=longlat +datum=WGS84 +no_defs',
    officialOrder: 'NE',
    area: both,
    zone: null,
    unit: 'degree',
  },
]

/** The system of a number; null for one that is not shipped. */
export function findSystem(epsg: number | null): CoordinateSystem | null {
  return systems.find((system) => system.epsg === epsg) ?? null
}

/** A system among others to choose from: its number and its name. */
export function systemLabel({ epsg, label }: Pick<CoordinateSystem, 'epsg' | 'label'>): Message {
  return { de: `EPSG:${epsg} – ${label.de}`, en: `EPSG:${epsg} – ${label.en}` }
}
