/** The columns of a GBIF download ('simple'), in its order. */
const columns =
  'gbifID datasetKey occurrenceID kingdom phylum class order family genus species infraspecificEpithet taxonRank ' +
  'scientificName verbatimScientificName verbatimScientificNameAuthorship countryCode locality stateProvince ' +
  'occurrenceStatus individualCount publishingOrgKey decimalLatitude decimalLongitude coordinateUncertaintyInMeters ' +
  'coordinatePrecision elevation elevationAccuracy depth depthAccuracy eventDate day month year taxonKey speciesKey ' +
  'basisOfRecord institutionCode collectionCode catalogNumber recordNumber identifiedBy dateIdentified license ' +
  'rightsHolder recordedBy typeStatus establishmentMeans lastInterpreted mediaType issue'
const head = columns.split(' ')

const names = [
  ['Ips typographus', '(Linnaeus, 1758)'],
  ['Pityogenes chalcographus', '(Linnaeus, 1761)'],
] as const

function line(nr: number): string {
  const [species, author] = names[nr % 2 === 0 ? 0 : 1]
  const month = 1 + (nr % 9)
  const cells: Readonly<Record<string, string | number>> = {
    gbifID: 4_100_000_000 + nr,
    datasetKey: '50c9509d-22c7-4a22-a47d-8c48425ef4a7',
    occurrenceID: `https://www.inaturalist.org/observations/${nr}`,
    kingdom: 'Animalia',
    class: 'Insecta',
    order: 'Coleoptera',
    family: 'Curculionidae',
    species,
    taxonRank: 'SPECIES',
    scientificName: `${species} ${author}`,
    verbatimScientificName: species,
    countryCode: 'DE',
    locality: 'Wald bei "Hinterzarten',
    occurrenceStatus: 'PRESENT',
    decimalLatitude: (48 + (nr % 5_000) / 7_000).toFixed(5),
    decimalLongitude: (10.5 + (nr % 3_000) / 2_000).toFixed(5),
    coordinateUncertaintyInMeters: 30.0,
    eventDate: nr % 100 === 99 ? '' : `2025-0${month}-1${nr % 10}T00:00`,
    month,
    year: 2025,
    taxonKey: 4_239_832,
    basisOfRecord: 'HUMAN_OBSERVATION',
    license: 'CC_BY_NC_4_0',
    recordedBy: 'Förster "A',
    lastInterpreted: '2026-01-12T09:12:33.123Z',
  }
  return head.map((name) => cells[name] ?? '').join('\t')
}

/**
 * A file as GBIF gives it: fifty columns between tabs, nothing quoted, quotation marks that mean nothing. Of a hundred rows
 * one has no day.
 */
export const gbifFile = (rows: number): string =>
  `${head.join('\t')}\n${Array.from({ length: rows }, (_, nr) => line(nr)).join('\n')}\n`
