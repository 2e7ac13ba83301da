export const en = {
  label: 'Export',
  formats: { csv: 'Table (CSV)', xlsx: 'Excel (XLSX)', geojson: 'Map (GeoJSON)' },
  running: (format: string) => `Writing ${format}`,
  finished: (format: string) => `${format} is ready`,
  failed: 'The export did not succeed.',
  again: 'Try again',
  cancel: 'Cancel export',
  nothing: 'There are no rows.',
  tooLong: 'Excel does not hold so many rows.',
}
