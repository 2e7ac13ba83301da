/** The message about a missing connection, also for the boot script, which runs before the application is loaded. */
export const offlineWords = {
  de: 'Keine Verbindung. Ihre Eingaben bleiben hier.',
  en: 'No connection. Your input stays here.',
} as const
