/** English; `defineTexts` holds it to the German keys. */

export const en = {
  panel: {
    title: 'Map layers',
    close: 'Close',
    offline: 'Offline map',
    offlineNote: 'Federal states, waters and places; needs no outside server.',
    from: (host: string) => `From ${host}`,
    asksFirst: (host: string) => `From ${host}; loaded only once you agree.`,
    noLine: (host: string) => `From ${host}; it cannot be loaded without a connection.`,
    opacity: 'Opacity',
    percent: (value: string) => `${value}%`,
  },
  notices: {
    ask: (provider: string) => `Load the map from ${provider}?`,
    askNote: (host: string) => `${host} will see your IP address and the map area.`,
    yes: 'Yes, always',
    no: 'No',
    failing: (title: string) => `‘${title}’ is not fully available. The offline map fills the gaps.`,
    far: (title: string) => `Zoom in to see ‘${title}’.`,
    offlineOnly: 'Offline map only',
    retry: 'Try again',
  },
}
