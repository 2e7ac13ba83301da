export const en = {
  points: 'Control points',
  count: (count: number) => (count === 1 ? 'one point' : `${count} points`),
}
