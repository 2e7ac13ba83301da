export const en = {
  title: 'Sample page',
  loading: 'The entries are being loaded.',
  empty: { title: 'No entries yet', text: 'As soon as there is one, it stands here.' },
  failed: 'The entries could not be loaded',
  stale: 'This is from before the last failure.',
  retry: 'Reload',
}
