export const en = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  count: 'Finds',
  name: 'Species',
  portion: 'Share',
}
