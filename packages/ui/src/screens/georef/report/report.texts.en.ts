import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  title: 'Report of residuals',
  print: 'Print',
  close: 'Close',
  rows: {
    map: 'Map',
    type: 'Transformation',
    system: 'Coordinate system',
    points: 'Control points',
    meanError: 'Mean error',
    prediction: 'Prediction error (each without the point itself)',
    scale: 'Scale by the points',
    recorded: 'Scale by the record',
  },
  counts: (enabled: string, all: string) => `${enabled} ${words.surveyed.en} of ${all}`,
  columns: {
    nr: 'No.',
    column: 'Column',
    row: 'Row',
    east: 'Easting',
    north: 'Northing',
    dx: 'dx (px)',
    dy: 'dy (px)',
    residual: 'Residual (px)',
    category: 'Category',
  },
  map: {
    label: 'The control points on the sheet, with their residuals as arrows',
    caption: (times: string, largest: string) =>
      `Residuals drawn ${times} times as long, the largest is ${largest} px. Filled points determine the transformation.`,
  },
  surveyed: words.surveyed.en,
  assumed: words.assumed.en,
  convention: 'dx and dy: predicted minus measured place in the scan, positive to the right and downwards.',
  one: (scale: string) => `1:${scale}`,
}
