import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import { projectReports } from './completeness/report/plugin.ts'

/**
 * In a run of tests Storybook stops all movement before it judges a story, by styles that match every element and have the
 * whole page laid out three times: a twentieth of the run. The browser of a run asks for reduced motion, so nothing moves.
 * Where Storybook writes the function in another way, it is called as ever.
 */
const noPause: Plugin = {
  name: 'no-pause-of-animations',
  transform: (code) => code.replace(/function pauseAnimations\([^)]*\) \{/, '$& return () => {};'),
}

/**
 * React shows what has been waited for 300 ms after its placeholder at the soonest, so that nothing flickers on a screen. In a story
 * nobody watches it come, and each new one waited for its first lazy part. Where React writes this in another way, it waits as ever.
 */
const atOnce: Plugin = {
  name: 'lazy-parts-at-once',
  transform: {
    filter: { id: /react-dom-client\./ },
    handler: (code) => code.replace(/(globalMostRecentFallbackTime \+) 300|(FALLBACK_THROTTLE_MS =) 300/g, '$1$2 0'),
  },
}

/**
 * Each module would carry its source once more, which is made, sent and read for each page: 10 of 450 CPU s. In a run of
 * all tests a story is found by its name; a story that is run by itself has them.
 */
const noSourceMaps: Plugin = {
  name: 'no-source-maps',
  enforce: 'post',
  apply: () => process.env['VITEST'] !== undefined && process.env['NODE_ENV'] === 'production',
  transform: { order: 'post', handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** Storybook's own: the product's entries, policy and budget have no place here. */
export default defineConfig({
  plugins: [react(), msw({ mode: 'worker-only' }), projectReports(), noSourceMaps, atOnce],
  optimizeDeps: {
    rolldownOptions: { plugins: [noPause, atOnce] },
    // It finds its worker and its WebAssembly beside its own file.
    exclude: ['xmllint-wasm'],
    // Modules that load lazily in the product are prepared here, or a cold first run waits longer than a story may.
    include: [
      'big.js',
      'fontkit',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs',
      'pdfkit',
      'uqr',
      'tus-js-client',
      'leaflet',
      'supercluster',
      'topojson-client',
      'echarts/core',
      'echarts/charts',
      'echarts/components',
      'echarts/renderers',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      'write-excel-file/browser',
      'sql.js',
      'gdal3.js/build/package/gdal3WebAssembly.js',
      'write-excel-file/utility',
      '@codemirror/commands',
      '@codemirror/lang-json',
      '@codemirror/lang-markdown',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      '@tiptap/core',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/starter-kit',
      'dom-accessibility-api',
      'dompurify',
      'driver.js',
      'fflate',
      'keycloak-js',
      'markdown-it',
      'proj4',
      'geotiff',
      'react-dropzone',
      'react-easy-crop',
      'read-excel-file/web-worker',
    ],
  },
})
