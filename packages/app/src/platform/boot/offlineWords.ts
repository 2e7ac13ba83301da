/** That there is no connection, for the page itself too, which says it before any of the application is there. */
export const offlineWords = {
  de: 'Keine Verbindung. Ihre Eingaben bleiben hier.',
  en: 'No connection. Your input stays here.',
} as const
