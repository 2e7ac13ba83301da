export const en = {
  title: 'Icons',
  lead: 'Own drawings on a grid of 20 px, stroke 1.5, round ends. A click copies what one writes.',
  search: 'Search icons',
  found: (count: number) => (count === 1 ? '1 icon' : `${count} icons`),
  copy: (name: string) => `Copy ${name}`,
  copied: (text: string) => `Copied: ${text}`,
  notCopied: 'The browser does not allow copying here.',
  none: 'No icon is called that',
  noneText: 'The names say what is drawn.',
}
