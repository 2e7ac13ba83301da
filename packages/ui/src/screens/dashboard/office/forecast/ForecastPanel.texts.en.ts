export const en = {
  title: 'Forecast for twelve months',
  month: 'Month',
  kinds: { einnahme: 'Income', ausgabe: 'Expenses' },
  thousand: (amount: string) => `€${amount}k`,
  euro: (amount: string) => `€${amount}`,
  empty: 'No forecast yet',
  emptyText: 'As soon as amounts for the next twelve months are recorded they stand here.',
}
