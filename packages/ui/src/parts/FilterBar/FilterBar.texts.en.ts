export const en = {
  search: 'Search',
  reset: 'Reset',
  more: 'Further filters',
  filter: 'Filter',
  filterSet: (count: string) => `Filter (${count})`,
  show: 'Show the list',
}
