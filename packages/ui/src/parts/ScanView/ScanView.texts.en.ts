export const en = {
  keys: 'Arrow keys move the selected point by 0.1 pixels, with Shift by 1; without a selected point, the sheet. Page up and Page down select the previous and next point, Enter sets a point in the middle, Delete removes it, Escape clears the selection, plus and minus zoom, 0 shows the whole sheet.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show the whole sheet',
  scale: (percent: string) => `${percent} %`,
}
