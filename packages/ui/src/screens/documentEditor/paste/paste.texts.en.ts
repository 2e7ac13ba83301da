export const en = {
  title: (count: number) => (count === 1 ? 'Paste one row' : `Paste ${count} rows`),
  sum: (amount: string) => `${amount} net in total.`,
  unread: (count: number) =>
    count === 1
      ? 'One number is unclear. It comes as it stands, and is asked about in its item.'
      : `${count} numbers are unclear. They come as they stand, and are asked about in their items.`,
  columns: { bez: 'Service', anzahl: 'Quantity', einheit: 'Unit', ep: 'Unit price' },
  cancel: 'Cancel',
  take: (count: number) => (count === 1 ? 'Take the row' : `Take ${count} rows`),
}
