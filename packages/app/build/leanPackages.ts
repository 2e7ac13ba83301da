import { fileURLToPath } from 'node:url'

/** The router's package leads every importer to its development build; the one for production lies beside it. */
const routerFolder = fileURLToPath(new URL('../../../node_modules/react-router/dist/production/', import.meta.url))

/** Other files of two packages than those that they lead to. */
export const leanPackages = [
  // React 19 has it; the shim of SWR's dependency is for older ones.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: /^react-router$/, replacement: `${routerFolder}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFolder}dom-export.mjs` },
]
