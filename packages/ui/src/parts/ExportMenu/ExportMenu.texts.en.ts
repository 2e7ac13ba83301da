export const en = {
  label: 'Export',
  formats: { csv: 'Table (CSV)', xlsx: 'Excel (XLSX)', geojson: 'Map (GeoJSON)' },
  extent: {
    picked: (format: string, count: string) => `Only selected (${count}): ${format}`,
    part: (format: string, count: string, total: string) => `Only this part (${count} of ${total}): ${format}`,
    all: (format: string, count: string) => `All ${count}: ${format}`,
  },
  partNote: (count: string, total: string) => `only a part of the list (${count} of ${total})`,
  pickedNote: (count: string) => `Only selected (${count})`,
  running: (format: string) => `Writing ${format}`,
  finished: (format: string) => `${format} is ready`,
  failed: 'The export did not succeed.',
  again: 'Try again',
  cancel: 'Cancel export',
  nothing: 'There are no rows.',
  tooLong: 'Excel does not hold so many rows.',
}
