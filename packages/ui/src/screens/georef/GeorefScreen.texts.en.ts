export const en = {
  panes: 'Scan and map',
  parts: 'Choose the view',
  scan: 'Scan',
  map: 'Map',
  points: 'Control points',
  quality: 'Quality',
  below: 'Points and quality below the pictures',
  beside: 'Points beside the quality',
  loading: 'Loading the map',
  failed: 'The map could not be loaded.',
  unknownSystem: 'The coordinate system of the map is not known. Points and preview are not on the map.',
  noSystem: 'The map has no coordinate system yet. Choose it above to set points on the map.',
  halves: (count: string, one: boolean) =>
    one
      ? 'One point waits for its second place and is not saved like this.'
      : `${count} points wait for their second place and are not saved like this.`,
  mapUnits: 'The stored residuals are in metres. Saving writes them in pixels.',
  saveFailed: (message: string) => `${message} The points are safe in this browser.`,
  refused: (message: string) => `Not saved: ${message}`,
  again: 'Save again',
  conflict: 'Somebody has changed the georeferencing of this map in the meantime.',
  more: (count: string) => `and ${count} more`,
  overwrite: 'Save all the same',
  reload: 'Load the others’ state',
}
