export const en = {
  unsaved: 'Settings of the office',
  datev: 'What the tax adviser asks for',
  entry: 'an entry of the settings',
}
