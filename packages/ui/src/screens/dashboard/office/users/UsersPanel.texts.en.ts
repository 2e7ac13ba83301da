export const en = {
  title: 'New users',
  month: 'Month',
  count: 'New users',
  note: (waiting: number) =>
    waiting === 1 ? '1 person is not admitted yet.' : `${waiting} people are not admitted yet.`,
  empty: 'No users yet',
  emptyText: 'Whoever signs in stands here.',
  requests: 'Expert mode requested',
  noRequests: 'No requests',
  noRequestsText: 'Nobody is waiting for the expert mode.',
  since: (day: string) => `registered since ${day}`,
  more: (count: number) => `and ${count} more`,
}
