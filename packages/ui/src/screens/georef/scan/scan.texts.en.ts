export const en = {
  label: 'Scan',
  open: 'Open the scan',
  openAgain: 'Upload the scan anew',
  cancel: 'Cancel',
  loading: (name: string) => `Opening ${name}`,
  none: 'This map has no scan yet. Drop a file here (JPEG, PNG, TIFF, up to 1 GB).',
  uploading: (name: string) => `Upload ${name}`,
  uploaded: (sent: string, size: string) => `${sent} of ${size} MB`,
  upload: {
    uploading: (name: string) => `${name} is being uploaded.`,
    paused: (name: string) => `Paused: nobody else has ${name} yet.`,
    stored: (name: string) => `${name} is stored, for everybody who sees this map.`,
  },
  uploadFailed: (reason: string) => `Not uploaded yet, kept in this browser. ${reason}`,
  pause: 'Pause',
  resume: 'Continue the upload',
  otherSize: (width: string, height: string, recorded: string) =>
    `The picture has ${width} × ${height} pixels, the map ${recorded}. The points will lie elsewhere.`,
  place: {
    noSystem: 'no coordinate system',
    offer: (points: string, system: string, replaces: boolean) =>
      `This GeoTIFF brings its place: ${points} control points, ${system}.${replaces ? ' They replace the points that are there.' : ''}`,
    take: 'Take as control points',
    leave: 'Leave it',
  },
  problems: {
    unreadable: 'The file is no readable picture (PNG, JPEG, GeoTIFF).',
    tooLarge: 'The picture is too large for this browser.',
    compression: 'This TIFF compression is not read. Please save as PNG or JPEG.',
    missing: 'The scan cannot be reached at its address.',
    lost: 'The scan is missing on the server. Whoever has it uploads it once more.',
    cancelled: 'Opening was cancelled.',
  },
}
