/**
 * Loaders of pages for administrators. They stand apart so that the names of all the chunks these pages need are not
 * part of the first load.
 */
export const officePages = {
  clients: async () => (await import('../pages/clients/ClientsPage.tsx')).ClientsPage,
  client: async () => (await import('../pages/clients/ClientPage.tsx')).ClientPage,
  offers: async () => (await import('../pages/documents/OffersPage.tsx')).OffersPage,
  offer: async () => (await import('../pages/documentEditor/offer/OfferPage.tsx')).OfferPage,
  invoices: async () => (await import('../pages/documents/InvoicesPage.tsx')).InvoicesPage,
  invoice: async () => (await import('../pages/documentEditor/invoice/InvoicePage.tsx')).InvoicePage,
  forecast: async () => (await import('../pages/forecast/ForecastPage.tsx')).ForecastPage,
  settings: async () => (await import('../pages/officeSettings/SettingsPage.tsx')).SettingsPage,
  users: async () => (await import('../pages/users/UsersPage.tsx')).UsersPage,
  user: async () => (await import('../pages/users/UserPage.tsx')).UserPage,
}
export type OfficePage = keyof typeof officePages
