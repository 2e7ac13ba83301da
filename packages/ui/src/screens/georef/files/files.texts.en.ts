export const en = {
  otherSystem: (file: string, map: string) =>
    `The file is in EPSG:${file}, the map was in EPSG:${map}. The map is now in the file’s system.`,
  convert: (epsg: string) => `Convert to EPSG:${epsg}`,
  notRead: 'The file was not read:',
  line: (line: string, message: string) => `Line ${line}: ${message}`,
  close: 'Close',
  lost: 'The file could not be opened.',
}
