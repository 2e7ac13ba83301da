export const en = {
  title: 'Icons',
  intro: 'All icons of the library. A click copies what one writes to use it.',
  search: 'Search icons',
  sets: {
    forest: (count: number) => `Forest and office (${count})`,
    general: (count: number) => `General (${count})`,
  },
  none: 'No icon here has this name',
  noneText: 'Try “arrow” or “map”.',
  copy: (name: string) => `Copy ${name}`,
}
