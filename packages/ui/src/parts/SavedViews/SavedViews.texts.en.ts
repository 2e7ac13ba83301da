export const en = {
  menu: 'Saved views',
  save: 'Save this view …',
  manage: 'Manage views …',
  title: { save: 'Save the view', manage: 'Manage views' },
  saveHint: 'Filters and order will be ready under this name.',
  name: 'Name',
  viewName: (name: string) => `Name of the view ${name}`,
  missing: 'Please enter a name.',
  doSave: 'Save',
  rename: 'Rename',
  remove: (name: string) => `Delete the view ${name}`,
  close: 'Close',
}
