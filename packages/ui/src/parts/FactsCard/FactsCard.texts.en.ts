export const en = {
  edit: (title: string) => `Edit ${title}`,
  editShort: 'Edit',
  close: 'Close',
  saved: 'Saved',
  none: 'Nothing entered yet.',
}
