import { offlineWords } from '../boot/offlineWords.ts'

export const en = {
  panelBroken: (name: string) => `${name}: display interrupted`,
  offline: offlineWords.en,
  away: 'No connection: you can still report. Reports are sent as soon as it is back.',
  online: 'The connection is back.',
  newVersion: 'New version: reload the page as soon as your input is saved.',
  reload: 'Reload',
}
