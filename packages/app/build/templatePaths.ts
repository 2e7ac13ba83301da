import type { Plugin } from 'vite'
import { templatePaths } from '../src/routes/templateRoutes.ts'

/** Writes the template part's addresses for the web server, which leads them from the product's paths to `/demo/`. */
export const writeTemplatePaths = (): Plugin => ({
  name: 'waldkerf:template-paths',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'template-paths.json', source: JSON.stringify({ paths: templatePaths }) })
  },
})
