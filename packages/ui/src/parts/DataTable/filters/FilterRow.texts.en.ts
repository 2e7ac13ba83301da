export const en = {
  filters: 'Filter columns',
  filterLabel: (column: string) => `Filter: ${column}`,
  anyValue: 'All',
  hints: { text: 'Contains …', number: 'e.g. 5–10', day: 'e.g. 11.2026', choice: '' },
}
