export const en = {
  title: 'Season',
  byState: 'Finds by state',
  bySpecies: 'Finds by species',
  finds: (name: string, count: string) => `${name}: ${count === '1' ? '1 find' : `${count} finds`}`,
  noFinds: (name: string) => `${name}: no finds`,
  unknownState: 'Not given',
  empty: 'No find published yet',
  report: 'Report a find',
  emptyText: 'Map, species and season stand here with the first one.',
}
