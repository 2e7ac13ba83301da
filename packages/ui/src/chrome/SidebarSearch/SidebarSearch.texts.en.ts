export const en = {
  label: 'Find a page',
  results: 'Pages found',
  nothing: 'No page found',
  found: (count: number) => (count === 1 ? 'One page' : `${count} pages`),
}
