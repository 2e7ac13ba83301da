export const en = {
  title: 'Open reviews by age',
  age: 'Waiting for',
  recent: 'Today and yesterday',
  days: (from: number, to: number) => `${from} to ${to} days`,
  longer: (from: number) => `more than ${from} days`,
  waiting: (count: string, oldest: number) =>
    oldest === 0
      ? `${count} reports are waiting, all of today`
      : `${count} reports are waiting, the oldest for ${oldest === 1 ? 'one day' : `${oldest} days`}`,
  row: (age: string, count: string) => `${age}: ${count} reports`,
  empty: 'No open review',
  emptyText: 'All reports are decided.',
  oldestTitle: 'Open for longest',
  daysOpen: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  today: 'today',
  unknownState: 'No place',
}
