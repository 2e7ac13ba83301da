export const en = {
  title: 'Registrations',
  month: 'Month',
  count: 'Registrations',
  none: 'Nobody came in the last half year.',
  empty: 'No users yet',
  emptyText: 'Whoever signs in stands here.',
}
