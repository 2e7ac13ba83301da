/** English; `defineTexts` holds it to the German keys. */
export const en = {
  keys: 'Arrow keys move the map, plus and minus change the scale. The points are in the table as well.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show the whole map',
  cluster: (count: string) => `${count} points`,
  attribution: 'Borders: Natural Earth (public domain)',
  loading: 'Map is loading',
  failed: 'The map cannot be loaded at the moment. All points are in the table.',
  retry: 'Try again',
}
