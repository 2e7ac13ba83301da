/** SWR's keys of the office itself. */
export const settingsKeys = {
  office: () => ['office', 'settings'] as const,
  series: () => ['office', 'series'] as const,
  pictures: (names: string) => ['office', 'pictures', names] as const,
  datev: () => ['office', 'datev'] as const,
  defaults: () => ['office', 'defaults'] as const,
  blocks: () => ['office', 'blocks'] as const,
  templates: () => ['office', 'templates'] as const,
  acronyms: () => ['office', 'acronyms'] as const,
}
