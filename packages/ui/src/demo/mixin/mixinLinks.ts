/** Where the page's links lead, in the order of their colours. */
export const mixinLinks = [
  { id: 'documentation', to: '/documentation/index' },
  { id: 'icons', to: '/icon/index' },
  { id: 'excel', to: '/excel/export-excel' },
  { id: 'table', to: '/example/list' },
  { id: 'form', to: '/example/create' },
  { id: 'theme', to: '/theme/index' },
] as const
