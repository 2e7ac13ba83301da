/** English; `defineTexts` holds it to the German keys. */
export const en = {
  title: 'Map display',
  close: 'Close',
  offline: 'Offline map',
  offlineNote: 'Federal states, waters and places; asks no foreign server.',
  from: (host: string) => `From ${host}`,
  asksFirst: (host: string) => `From ${host}; loaded only once you agree.`,
  opacity: 'Opacity',
  percent: (value: string) => `${value}%`,
}
