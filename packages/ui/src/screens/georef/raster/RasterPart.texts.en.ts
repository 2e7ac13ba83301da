export const en = {
  title: 'Make a GeoTIFF',
  about: 'The scan is georeferenced in this browser by the commands of the GDAL script. Nothing changes on the map.',
  stale: 'The points count as they stand here, even if they are not saved yet.',
  format: 'File',
  formats: {
    cog: 'GeoTIFF (COG)',
    png: 'PNG, world file (ZIP)',
    jpeg: 'JPEG, world file (ZIP)',
  },
  size: (width: string, height: string) => `Result about ${width} × ${height} pixels.`,
  opaque: 'JPEG knows no transparency: outside the sheet it becomes black.',
  tooLarge: (needed: string, most: string) =>
    `The browser would need about ${needed} GB of memory for this, and this device does not surely give it more than ${most} GB. Choose a compression or a coarser resolution, or run the GDAL script on a computer with GDAL.`,
  noFile: 'The scan is only there as tiles. The GDAL script makes it from the file.',
  turned:
    'The picture was taken turned. GDAL does not turn it, and the points would be wrong: save it turned and upload it again.',
  make: 'Make it',
  loading: 'Loading GDAL (10 MB, the first time only) …',
  working: (percent: string) => `${percent} % computed`,
  left: (seconds: string) => `about ${seconds} s left`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. No file was made.',
  refused: (words: string) => `GDAL could not make the file: ${words}`,
  unread: (words: string) =>
    `GDAL cannot read this scan. The file is damaged, or of a kind that it does not know: ${words}`,
  toLayer: 'Store as a layer',
  layerAbout:
    'As a layer the sheet is stored with the map and shown on all maps of the product, to all who see this map.',
  layerNeedsSaved: 'For a layer the points have to be saved.',
  layerSince: (time: string, by: string) => `The layer is of ${time}, ${by}.`,
  outdated: 'The layer of this map is out of date: the points have changed since.',
  renew: 'Store the layer anew',
  sending: (percent: string) => `Storing the layer: ${percent} %`,
  stored: 'The layer is stored, and to be seen on all maps.',
  unsent: (words: string) => `The layer was not stored, the one of before still holds: ${words}`,
  failed:
    'The file could not be made, probably because the browser ran out of memory. The points are unchanged; the GDAL script leads to the same result on a computer with GDAL.',
  done: (name: string, megabytes: string) => `${name} is ready (${megabytes} MB).`,
  again: 'Download again',
  show: 'Show',
  close: 'Close',
}
