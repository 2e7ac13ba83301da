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
  askTitle: (host: string) => `Load maps from ${host}?`,
  ask: (title: string) =>
    `For ‘${title}’ your browser fetches pictures from this server. Its operator learns your internet address and which section you look at, and nothing else. Your answer is remembered on this device.`,
  load: 'Load maps',
}
