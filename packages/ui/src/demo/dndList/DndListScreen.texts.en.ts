export const en = {
  title: 'Sortable lists',
  intro: 'Articles can be moved within a list and between the two.',
  list: 'List',
  pool: 'Article pool',
  add: (text: string) => `${text} into the list`,
  remove: (text: string) => `${text} back to the pool`,
  loading: 'Loading articles',
  failed: 'The articles could not be loaded',
}
