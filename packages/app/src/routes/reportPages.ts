/** Loaders of the pages about one's own reports; apart, so that the names of their chunks are not part of the first load. */
export const reportPages = {
  reports: async () => (await import('../pages/reports/ReportsPage.tsx')).ReportsPage,
  newReport: async () => (await import('../pages/reports/NewReportPage.tsx')).NewReportPage,
  report: async () => (await import('../pages/reports/ReportPage.tsx')).ReportPage,
}
export type ReportPage = keyof typeof reportPages
