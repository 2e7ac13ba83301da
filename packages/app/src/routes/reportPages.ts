/** Loaders of the pages about one's own reports; apart, so that the names of their chunks are not part of the first load. */
export const reportPages = {
  reports: async () => (await import('../pages/reports/ReportsPage.tsx')).ReportsPage,
  async newReport() {
    // Sending leads to the list, also when the line has gone since: its code comes along.
    const [{ NewReportPage }] = await Promise.all([
      import('../pages/reports/NewReportPage.tsx'),
      import('../pages/reports/ReportsPage.tsx'),
    ])
    return NewReportPage
  },
  report: async () => (await import('../pages/reports/ReportPage.tsx')).ReportPage,
}
export type ReportPage = keyof typeof reportPages
