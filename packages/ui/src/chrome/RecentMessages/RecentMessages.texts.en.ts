export const en = {
  title: 'Notices and errors',
  errors: 'Errors',
  others: 'Notices',
  none: 'No notices or errors.',
  times: (count: number) => `${count} times`,
  clear: 'Clear the list',
}
