import type { ImportStatus } from '@waldkerf/domain/entities/beetles/imports'

export const findEn = {
  title: 'Import finds',
  noSpecies: 'The list of species is missing',
  kinds: 'CSV, Excel (XLSX), GeoJSON or GeoPackage, at most 100 MB and 250,000 rows',
  needs: 'Each row needs species, day of the find and place. The columns may have any names.',
  things: (count: string, one: boolean) => `${count} ${one ? 'find' : 'finds'}`,
  fields: {
    species: 'Species',
    day: 'Day of the find',
    x: 'Longitude or easting',
    y: 'Latitude or northing',
    id: 'Id in the source',
  },
  noId: 'None – made from the content',
  system: 'Coordinate system',
  chooseSystem: 'Please choose',
  unknownSystem: (epsg: number) => `Waldkerf does not know EPSG:${epsg}. Please convert the file.`,
  unclear: {
    title: 'Still to be sorted out',
    rows: (count: string, one: boolean) => `${count} ${one ? 'row' : 'rows'}`,
    name: (name: string) => `Which species is “${name}”?`,
    leaveOut: 'Leave out',
    take: (name: string) => `Use ${name}`,
    more: (count: string, one: boolean) =>
      one ? 'and one more name: it is left out' : `and ${count} more names: they are left out`,
    swapped: (count: string, one: boolean) =>
      `Swapped? ${one ? 'One place lies' : `${count} places lie`} in Germany or Austria only with swapped axes.`,
    undecided: 'Please choose',
    swap: 'Swap the axes',
    keep: 'Leave them',
    slashes: '05/06/2024 can be 5 June or 6 May.',
    dayFirst: 'Day first',
    monthFirst: 'Month first',
  },
  map: 'Finds in the file',
  point: (row: string) => `Find ${row}`,
  comes: 'Will be imported',
  outside: (count: string, one: boolean) => `${count} ${one ? 'find lies' : 'finds lie'} outside Germany and Austria.`,
  table: 'The first finds',
  after: (status: ImportStatus, one: boolean) =>
    status === 'published'
      ? `The imported ${one ? 'find is' : 'finds are'} published.`
      : `The imported ${one ? 'find waits' : 'finds wait'} for review.`,
  place: 'Place',
  near: (count: string, one: boolean) =>
    `${count} ${one ? 'is' : 'are'} perhaps there already: same species, same day, at most 50 m away.`,
  row: (id: number) => `Report ${id}`,
  list: 'Look at these finds',
  status: 'Afterwards the finds are',
  statuses: { new: 'new and wait for review', published: 'published, without review' },
  problems: {
    speciesMissing: 'The species is missing',
    speciesUnclear: 'The species is unclear',
    speciesLeftOut: 'The species is left out',
    dayMissing: 'The day of the find is missing',
    dayUnclear: 'The day of the find is no day',
    dayOrder: 'Day and month are unclear',
    dayFuture: 'The day of the find lies ahead',
    placeMissing: 'The place is missing',
    placeUnclear: 'The coordinates cannot be read',
    placeOutside: 'The coordinates do not exist in the coordinate system',
    placeSwapped: 'The axes are perhaps swapped',
    idTwice: 'The id occurs twice',
    idTooLong: 'The id is too long',
  },
}
