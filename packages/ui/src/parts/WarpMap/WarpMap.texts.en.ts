export const en = {
  keys: 'Arrow keys move the selected point by 0.1 m, with Shift by 1 m; without a selected point, the map. Page up and Page down select the previous and next point, Enter sets a point in the middle, Delete removes it, Escape clears the selection, plus and minus zoom, 0 shows everything.',
  loading: 'Loading the map',
  failed: 'The map could not be loaded.',
  retry: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show sheet and points',
  layers: 'Base map',
  attribution: 'Borders, waters: Natural Earth (public domain) · Places: GeoNames (CC BY 4.0)',
}
