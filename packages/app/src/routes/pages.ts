import { firstScreen } from '@waldkerf/ui/browser/firstScreen'
import type { Client } from '../data/gateway/client.ts'
import { readClaims, storedToken } from '../platform/identity/tokens.ts'

/**
 * Loaders of all pages but the dashboard. In a file of their own, so that the names of their chunks are not part of the
 * first load.
 */
export const pages = {
  login: async () => (await import('../pages/login/LoginPage.tsx')).LoginPage,
  authRedirect: async () => (await import('../pages/login/AuthRedirectPage.tsx')).AuthRedirectPage,
  notFound: async () => (await import('../pages/errors/ErrorPages.tsx')).NotFoundPage,
  forbidden: async () => (await import('../pages/errors/ErrorPages.tsx')).ForbiddenPage,
  season: async () => (await import('../pages/season/SeasonPage.tsx')).SeasonPage,
  gis: async () => (await import('../pages/gis/GisPage.tsx')).GisPage,
  import: async () => (await import('../pages/imports/ImportPage.tsx')).ImportPage,
  statistics: async () => (await import('../pages/statistics/StatisticsPage.tsx')).StatisticsPage,
  georef: async () => (await import('../pages/georef/GeorefPage.tsx')).GeorefPage,
  profile: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  reports: async () => (await import('../pages/reports/ReportsPage.tsx')).ReportsPage,
  async newReport() {
    const { NewReportPage } = await import('../pages/reports/NewReportPage.tsx')
    // Sending leads to the list, and from there to any page, even offline: their code follows the form.
    void firstScreen()
      .then(() =>
        Promise.all([import('../pages/reports/ReportsPage.tsx'), import('../shell/overlays/ReportSending.tsx')]),
      )
      .catch(() => undefined)
    return NewReportPage
  },
  report: async () => (await import('../pages/reports/ReportPage.tsx')).ReportPage,
  clients: async () => (await import('../pages/clients/ClientsPage.tsx')).ClientsPage,
  clientImport: async () => (await import('../pages/imports/ClientImportPage.tsx')).ClientImportPage,
  client: async () => (await import('../pages/clients/ClientPage.tsx')).ClientPage,
  offers: async () => (await import('../pages/documents/ListPages.tsx')).OffersPage,
  offer: async () => (await import('../pages/documentEditor/DocumentPage.tsx')).OfferPage,
  invoices: async () => (await import('../pages/documents/ListPages.tsx')).InvoicesPage,
  invoice: async () => (await import('../pages/documentEditor/DocumentPage.tsx')).InvoicePage,
  forecast: async () => (await import('../pages/forecast/ForecastPage.tsx')).ForecastPage,
  settings: async () => (await import('../pages/officeSettings/SettingsPage.tsx')).SettingsPage,
  users: async () => (await import('../pages/users/UsersPage.tsx')).UsersPage,
  user: async () => (await import('../pages/users/UserPage.tsx')).UserPage,
}
export type LaterPage = keyof typeof pages

/** The first calls of pages, by the address that is opened: they begin while the pages' code is loading. */
export const preloads: Partial<Record<LaterPage, (gateway: Client, address: string) => Promise<void>>> = {
  gis: async (gateway, address) => (await import('../pages/gis/tabs/preloadTab.ts')).preloadTab(gateway, address),
  statistics: async (gateway, address) =>
    (await import('../pages/statistics/preloadYear.ts')).preloadYear(gateway, address),
  async newReport(gateway) {
    const { email } = readClaims(storedToken())
    if (email) (await import('../data/reports/unsent/useUnsentReports.ts')).preloadReports(gateway, email)
  },
}
