export const en = {
  title: (count: number) => (count === 1 ? 'Paste one row' : `Paste ${count} rows`),
  sum: (amount: string) => `${amount} net in total.`,
  unread: (count: number) =>
    count === 1
      ? 'One number can be read in two ways. It stays blank, so that nothing is misread.'
      : `${count} numbers can be read in two ways. They stay blank, so that nothing is misread.`,
  columns: { bez: 'Service', anzahl: 'Quantity', einheit: 'Unit', ep: 'Unit price' },
  cancel: 'Cancel',
  take: (count: number) => (count === 1 ? 'Take the row' : `Take ${count} rows`),
}
