export const en = {
  title: 'Open reviews by age',
  age: 'Waiting time',
  recent: 'Today and yesterday',
  days: (from: number, to: number) => `${from} to ${to} days`,
  longer: (from: number) => `more than ${from} days`,
  row: (age: string, count: string) => `${age}: ${count === '1' ? '1 report' : `${count} reports`}`,
  empty: 'No open review',
  emptyText: 'All reports are decided.',
  oldestTitle: 'Open for longest',
  daysOpen: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  today: 'today',
  unknownState: 'No place',
}
