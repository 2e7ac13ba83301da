export const en = {
  title: 'Languages',
  intro: 'The language holds for page, parts and frame at once. What was entered stays.',
  language: 'Language',
  parts: 'Parts in the language',
  day: 'Day',
  choice: 'Count',
  button: { today: 'Today', all: 'All', none: 'None', add: 'Add', export: 'Export', remove: 'Delete' },
  table: 'Visits',
  name: 'Name',
  date: 'Date',
  trees: 'Trees',
  address: 'Address',
}
