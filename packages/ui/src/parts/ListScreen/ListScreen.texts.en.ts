export const en = {
  shown: (count: string, total: string) => `${count} of ${total}`,
  search: 'Search',
  everything: 'All, without filter',
  stale: 'Shown is the state from before the failure.',
  retry: 'Load again',
  reset: 'Reset',
}
