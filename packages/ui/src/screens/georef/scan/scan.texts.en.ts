export const en = {
  label: 'Scan',
  open: 'Open the scan',
  loading: (name: string) => `Opening ${name}`,
  none: 'No scan is open. The picture stays in this browser.',
  otherSize: (width: string, height: string, recorded: string) =>
    `The picture has ${width} × ${height} pixels, the map ${recorded}. The points will lie elsewhere.`,
  problems: {
    unreadable: 'The file is no readable picture (PNG, JPEG, GeoTIFF).',
    tooLarge: 'The picture is too large for this browser.',
    compression: 'This TIFF compression is not read. Please save as PNG or JPEG.',
    missing: 'The scan cannot be reached at its address.',
  },
}
