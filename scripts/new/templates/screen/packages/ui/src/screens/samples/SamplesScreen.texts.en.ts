export const en = {
  title: 'Sample page',
  loading: 'The entries are being loaded.',
  empty: { title: 'No entries yet', text: 'As soon as there is one, it stands here.' },
  failed: 'The entries could not be loaded',
  stale: 'Shown is the state from before the failure.',
  retry: 'Reload',
}
