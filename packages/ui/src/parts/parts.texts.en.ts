export const en = {
  numberOffers: { meant: (text: string) => `Did you mean ${text}?`, or: (text: string) => `Or ${text}?` },
  tileGrid: { pick: 'Pick' },
  formDialog: { cancel: 'Cancel' },
  unreadable: {
    one: '1 row could not be read and is missing here.',
    several: (rows: string) => `${rows} rows could not be read and are missing here.`,
  },
  loadedCard: { failed: 'This could not be loaded.', retry: 'Load again' },
  conflict: { mine: 'Your version', theirs: 'Stored version', empty: 'empty', yes: 'yes', no: 'no' },
}
