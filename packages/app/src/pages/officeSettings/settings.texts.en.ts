export const en = {
  unsaved: 'Settings of the office',
  entry: 'an entry of the settings',
}
