export const en = {
  title: 'Icons',
  intro: 'All icons of the library. A click copies what one writes to use it.',
  search: 'Search icons',
  found: (count: number) => (count === 1 ? 'One icon' : `${count} icons`),
  none: 'No icon has this name',
  noneText: 'Try “arrow” or “user”.',
  copy: (name: string) => `Copy ${name}`,
}
