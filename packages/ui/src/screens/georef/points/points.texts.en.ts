import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  heading: 'Control points',
  count: (enabled: string, all: string) => `${enabled} of ${all} ${words.surveyed.en}`,
  paste: 'Enter coordinates',
  columns: {
    enable: 'Category',
    nr: 'No.',
    column: 'Column',
    row: 'Row',
    east: 'Easting',
    north: 'Northing',
    dx: 'dx',
    dy: 'dy',
    residual: 'Residual (px)',
    miss: 'Without it (m)',
    tools: 'Order',
  },
  of: (column: string, nr: string) => `${column} of point ${nr}`,
  enable: (nr: string) =>
    `Point ${nr} ${words.surveyed.en} (takes part in the transformation), else ${words.assumed.en}`,
  surveyed: words.surveyed.en,
  assumed: words.assumed.en,
  select: (nr: string) => `Select point ${nr}`,
  up: (nr: string) => `Move point ${nr} up`,
  down: (nr: string) => `Move point ${nr} down`,
  remove: (nr: string) => `Delete point ${nr}`,
  emptyTitle: 'No control points yet',
  empty: 'Click a place in the scan and then the same place on the map. Or enter coordinates.',
  dialog: {
    title: 'Enter coordinates',
    about:
      'One line per point: easting and northing, if known also column and row of the scan. From Excel, CSV or by hand.',
    text: 'Coordinates',
    system: 'System of the coordinates',
    own: (name: string) => `${name} (the map’s own)`,
    take: (count: string, one: boolean) => (one ? 'Take one point' : `Take ${count} points`),
    cancel: 'Cancel',
    line: (line: string, message: string) => `Line ${line}: ${message}`,
    nowhere: 'Points outside the system are left out.',
    noSystem: 'The map has no coordinate system yet: the numbers are taken as they are.',
  },
}
