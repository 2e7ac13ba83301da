import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appFolder, fillPages } from './packages/app/build/fillPages.ts'
import { listModules } from './packages/app/build/listModules.ts'
import { writeTemplatePaths } from './packages/app/build/templatePaths.ts'

/** The assembled site: the product, the landing page and the template part, each an entry of its own. */
export default defineConfig({
  root: appFolder,
  plugins: [react(), fillPages(), writeTemplatePaths(), listModules()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'demo/index.html', 'silent-check-sso.html'].map((page) => appFolder + page),
    },
  },
  server: {
    proxy: Object.fromEntries(['/rest', '/realms', '/prod-api'].map((path) => [path, 'http://127.0.0.1:8080'])),
  },
})
