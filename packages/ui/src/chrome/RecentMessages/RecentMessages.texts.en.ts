export const en = {
  title: 'Recent messages',
  errors: 'Errors',
  others: 'Other messages',
  none: 'There are no messages.',
  times: (count: number) => `${count} times`,
  clear: 'Clear the list',
}
