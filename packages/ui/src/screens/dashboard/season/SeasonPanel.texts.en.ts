export const en = {
  title: 'Finds over the year',
  week: (week: number) => `Week ${week}`,
  weekHead: 'Calendar week',
  note: 'Published finds by calendar week of the find',
  more: (percent: number, year: number) => `${percent} % more than ${year}`,
  fewer: (percent: number, year: number) => `${percent} % fewer than ${year}`,
  same: (year: number) => `as many as ${year}`,
  where: 'in Germany and Austria',
  upTo: (week: number) => `until week ${week}`,
}
