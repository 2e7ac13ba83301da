export const en = {
  title: 'Recent errors',
  none: 'No error has occurred.',
  times: (count: number) => `${count} times`,
  clear: 'Clear the list',
}
