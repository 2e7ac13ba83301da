export const en = {
  filteredTitle: 'No row fits the filters',
  filteredText: 'The table has rows, but none that passes every filter.',
  resetFilters: 'Clear filters',
  loading: 'Loading rows',
  failed: 'The rows could not be loaded',
  picked: (count: string, hidden: string) => `${count} selected${hidden && `, ${hidden} not in view`}`,
  unpick: 'Clear selection',
  all: 'All',
  sortBy: 'Sort by',
  direction: { ascending: 'Ascending, turn around', descending: 'Descending, turn around' },
}
