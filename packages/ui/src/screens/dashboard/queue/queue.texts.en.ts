export const queueEn = {
  title: 'Open reviews by age',
  age: 'Waiting time',
  recent: 'Today and yesterday',
  days: (from: number, to: number) => `${from} to ${to} days`,
  longer: (from: number) => `more than ${from} days`,
  row: (age: string, count: string) => `${age}: ${count === '1' ? '1 report' : `${count} reports`}`,
  waiting: (count: string, unanswered: string, one: boolean) =>
    `Of these, ${count} wait for a decision, ${one ? '1 query' : `${unanswered} queries`} for an answer.`,
  empty: 'No open review',
  emptyText: 'All reports are decided.',
  oldestTitle: 'Next to review',
  daysOpen: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  today: 'today',
  unknownState: 'No place',
}
