export const en = {
  title: 'New users',
  month: 'Month',
  count: 'New users',
  none: 'Nobody came in the last half year.',
  empty: 'No users yet',
  emptyText: 'Whoever signs in stands here.',
}
