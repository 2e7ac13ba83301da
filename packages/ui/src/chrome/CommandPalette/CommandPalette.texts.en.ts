export const en = {
  title: 'Search and jump',
  placeholder: 'Page or action',
  groups: { screens: 'Pages', actions: 'Actions' },
  nothing: 'Nothing found',
  found: (count: number) => (count === 1 ? 'One hit' : `${count} hits`),
  choose: 'choose',
  open: 'open',
  close: 'close',
}
