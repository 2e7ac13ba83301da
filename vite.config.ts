import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFolder, fillPages } from './packages/app/build/fillPages.ts'
import { foldStyles } from './packages/app/build/foldStyles.ts'
import { leanRouter } from './packages/app/build/leanRouter.ts'
import { listModules } from './packages/app/build/listModules.ts'
import { packWorkbooks } from './packages/app/build/packWorkbooks.ts'
import { writeTemplatePaths } from './packages/app/build/templatePaths.ts'
import { workerLicences } from './packages/app/build/workerLicences.ts'

/** What every page stands on; what loads on demand beside it is left out by name. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|swr|dequal)\//
const shell =
  /packages\/(domain\/src\/(roles|words|repetition\/rounds|entities\/wire\.|calls\/call\.)|app\/src\/(data\/gateway\/answer|platform\/(errors\/errors\.ts|identity\/tokens|boot\/earlyAnswers|config\/|preferences\/(preferences|browserState)|routes\/paths)|session\/matchesRoute|shell\/(overlays\/overlayRoot|failures\/RouteCrash|frame\/Frame\.|menu\/menuTree|RouterLink|ShellFallback|texts\.ts|useDocumentTitle))|ui\/src\/(chrome\/(AppShell|Breadcrumb|Drawer|Navbar|Sidebar|SidebarMenu|SkipLink)\/|i18n|theme\/(tokens|skeletonCss|scales)|parts\/(BarList|Button|Card|EmptyState|ErrorState|Icon|IconButton|Later|Link|Loadable|Skeleton|Spinner|Stat|VisuallyHidden)\/))(?!.*(\.(en|de)\.ts|drawings\.tsx|morePaths|iconNames|rail\/|MenuGroup|ModalFocus|useLater))/

/** The router's package leads every importer to its development build; the one for production lies beside it. */
const routerFolder = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url))

const licences = workerLicences()

/** The assembled site: the product, the landing page and the template part, each an entry of its own. */
export default defineConfig({
  root: appFolder,
  plugins: [
    leanRouter(),
    packWorkbooks(),
    foldStyles(),
    react(),
    fillPages(),
    writeTemplatePaths(),
    listModules(),
    licences.page,
  ],
  // React 19 has it; the shim of SWR's dependency is for older ones.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^react-router$/, replacement: `${routerFolder}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerFolder}dom-export.mjs` },
    ],
  },
  worker: { format: 'es', plugins: () => [packWorkbooks(), licences.worker] },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licenses.md' },
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What describes calls and values makes nothing happen: whatever a part does not use of it is left out. The
      // bundler does not see that across modules by itself.
      treeshake: { manualPureFunctions: ['v', 'defineCall', 'defineProcedure'] },
      // Two files for what every page stands on: sixteen small ones compress worse and cost requests. Licences stand
      // whole in licenses.md beside them, not as banners in each.
      output: {
        comments: false,
        codeSplitting: {
          groups: [
            { name: 'base', test: libraries, priority: 2 },
            { name: 'shell', test: shell },
          ],
        },
      },
      input: ['index.html', 'landing.html', 'demo/index.html', 'silent-check-sso.html'].map((page) => appFolder + page),
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/rest', '/scans', '/realms', '/prod-api'].map((path) => [path, 'http://127.0.0.1:8080']),
    ),
  },
})
