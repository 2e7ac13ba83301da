import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFolder, fillPages } from './packages/app/build/fillPages.ts'
import { foldStyles } from './packages/app/build/foldStyles.ts'
import { leanPackages } from './packages/app/build/leanPackages.ts'
import { leanRouter } from './packages/app/build/leanRouter.ts'
import { listModules } from './packages/app/build/listModules.ts'
import { serviceWorker } from './packages/app/build/offlineFiles.ts'
import { packWorkbooks } from './packages/app/build/packWorkbooks.ts'
import { sharedChunks } from './packages/app/build/sharedChunks.ts'
import { writeTemplatePaths } from './packages/app/build/templatePaths.ts'
import { workerLicences } from './packages/app/build/workerLicences.ts'

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
    serviceWorker(),
  ],
  resolve: { alias: leanPackages },
  worker: { format: 'es', plugins: () => [packWorkbooks(), licences.worker] },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licenses.md' },
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Both parts have these before anything is imported later.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(rolldown-runtime|base|shell)-/.test(file)),
    },
    rolldownOptions: {
      // A call or a value that is described makes nothing happen: whatever a part does not use of it is left out. The
      // bundler does not see that across modules by itself.
      treeshake: { manualPureFunctions: ['v', 'rpc', 'tableCall', 'templateCall'] },
      // Licences stand whole in licenses.md beside the files, not as banners in each.
      output: {
        comments: false,
        codeSplitting: sharedChunks,
        // The first load names a hundred of them, and no hash gets smaller by packing.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      input: ['index.html', 'landing.html', 'demo/index.html', 'silent-check-sso.html'].map((page) => appFolder + page),
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/rest', '/scans', '/ogc', '/realms', '/prod-api'].map((path) => [path, 'http://127.0.0.1:8080']),
    ),
  },
})
