export const en = {
  save: 'Save',
  discard: 'Discard',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  conflict: 'This was changed elsewhere meanwhile. Choose what shall hold in the marked fields, and save again.',
  stored: (value: string) => (value === '' ? 'Stored is: nothing' : `Stored is: ${value}`),
  takeStored: (field: string) => `${field}: take the stored value`,
  take: 'Take',
  tooLong: (most: number) => `At most ${most} characters.`,
}
