export const en = {
  search: 'Search',
  reset: 'Reset',
  filter: 'Filter',
  filterSet: (count: string) => `Filter (${count})`,
  show: 'Show the list',
}
