export const en = {
  list: {
    title: 'Sample page',
    create: 'New entry',
    loading: 'The entries are being loaded.',
    failed: 'The entries could not be loaded',
    empty: { title: 'No entries yet', text: 'As soon as there is one, it stands here.' },
    nothingFits: { title: 'No entry fits', text: 'There are no entries for this selection.' },
  },
  columns: { name: 'Name', day: 'Date', id: 'No.' },
  filter: { label: 'Filter the entries', hint: 'Name …', parts: { from: { label: 'From' }, to: { label: 'To' } } },
  form: { title: 'New entry', noName: 'An entry needs a name.' },
}
