export const en = {
  title: 'New users',
  month: 'Month',
  count: 'New users',
  empty: 'No users yet',
  emptyText: 'Whoever signs in stands here.',
}
