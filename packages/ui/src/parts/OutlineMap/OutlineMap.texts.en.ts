export const en = {
  keys: 'Arrow keys move the map, plus and minus change the scale, 0 shows everything. What lies here stands in the list, too.',
  zoomIn: 'Nearer',
  zoomOut: 'Further away',
  showAll: 'Show everything',
  showSelected: 'Show the selection',
  layers: 'Background',
  attribution: 'Borders, waters: Natural Earth (public domain) · Places: GeoNames (CC BY 4.0)',
  retry: 'Try again',
  loading: 'The overview is loading',
  failed: 'The overview could not be loaded.',
  none: 'None of it has a place.',
}
