export const en = {
  columns: 'Columns',
  earlier: (column: string) => `Move ${column} forward`,
  later: (column: string) => `Move ${column} back`,
  wider: (column: string) => `${column} wider`,
  narrower: (column: string) => `${column} narrower`,
  reset: 'Reset',
  density: 'Compact rows',
}
