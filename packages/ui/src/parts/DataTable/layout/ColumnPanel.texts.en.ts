export const en = {
  columns: 'Columns',
  more: (column: string) => `${column}: place and width`,
  earlier: 'Move forward',
  later: 'Move back',
  wider: 'Wider',
  narrower: 'Narrower',
  isHidden: 'The column is hidden.',
  isFirst: 'It is the first already.',
  isLast: 'It is the last already.',
  reset: 'Reset',
  density: 'Compact rows',
}
