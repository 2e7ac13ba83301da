export const en = {
  title: 'Finds over the year',
  week: (week: number) => `Week ${week}`,
  weekHead: 'Calendar week',
  note: 'Published finds by calendar week of the find',
}
