export const en = {
  nothing: 'Nothing found',
  found: (count: number) => (count === 1 ? 'One entry' : `${count} entries`),
}
