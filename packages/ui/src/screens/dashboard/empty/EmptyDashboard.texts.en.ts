export const en = {
  title: 'No find published yet',
  text: 'Map, species and season stand here with the first one.',
  firstSteps: { review: 'Open GIS', people: 'Manage users', report: 'Report a find' },
}
