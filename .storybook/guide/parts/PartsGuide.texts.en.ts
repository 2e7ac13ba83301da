export const en = {
  list: 'Parts and frame',
  search: 'Search',
  rooms: { parts: 'Parts', chrome: 'Frame' },
  choose: 'Part',
  none: 'Nothing is called that.',
}
