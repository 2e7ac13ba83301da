export const en = {
  title: 'Season',
  byState: 'Finds by state, all years',
  bySpecies: 'Finds by species, all years',
  finds: (name: string, count: string) => `${name}: ${count === '1' ? '1 find' : `${count} finds`}`,
  noFinds: (name: string) => `${name}: no finds`,
  unknownState: 'Not given',
  empty: 'No find published yet',
  report: 'Report a find',
  emptyText: 'Map, species and season stand here with the first one.',
  latest: {
    title: 'Latest reports with a picture',
    empty: 'No pictures yet',
    emptyText: 'As soon as a find with a picture is published it stands here.',
    unknownState: 'No place',
  },
  state: 'State',
  rest: { all: (count: number) => `Show all ${count}`, less: 'Show fewer' },
  year: {
    title: 'Finds over the year',
    week: (week: number) => `Week ${week}`,
    weekHead: 'Calendar week',
    note: (from: number, to: number) =>
      `Published finds by calendar week of the find, ${from === to ? to : `${from} to ${to}`}`,
  },
}
