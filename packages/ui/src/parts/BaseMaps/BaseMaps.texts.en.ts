/** English; `defineTexts` holds it to the German keys. */

export const en = {
  panel: {
    title: 'Map display',
    close: 'Close',
    offline: 'Offline map',
    offlineNote: 'Federal states, waters and places; asks no foreign server.',
    from: (host: string) => `From ${host}`,
    asksFirst: (host: string) => `From ${host}; loaded only once you agree.`,
    noLine: (host: string) => `From ${host}; it cannot be loaded without a connection.`,
    opacity: 'Opacity',
    percent: (value: string) => `${value}%`,
  },
  notices: {
    ask: (provider: string) => `Load the map from ${provider}?`,
    askNote: (host: string) => `${host} learns your internet address and the map extent.`,
    yes: 'Yes, always',
    no: 'No',
    failing: (title: string) => `‘${title}’ does not answer completely. The offline map shows what is missing.`,
    far: (title: string) => `‘${title}’ is seen from near only.`,
    offlineOnly: 'Offline map only',
    retry: 'Try again',
  },
}
