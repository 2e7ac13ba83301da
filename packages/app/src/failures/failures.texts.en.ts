export const en = {
  panelBroken: (name: string) => `${name}: display interrupted`,
  offline: 'No connection. Your input stays here.',
  online: 'The connection is back.',
  newVersion: 'New version: reload the page as soon as your input is saved.',
  reload: 'Reload',
}
