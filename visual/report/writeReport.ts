import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { themeCss } from '@waldkerf/ui/theme/css'
import { build } from 'vite'
import { dataElement, type ReportData } from './reportData.ts'

/** One page that needs no server: a plain script, since a browser loads no modules from files. */
const page = (data: ReportData) => `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Waldkerf · Bildvergleich</title>
<style>${themeCss()}</style>
<div id="root"></div>
<script type="application/json" id="${dataElement}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script src="report.js"></script>
</html>
`

/** Writes the report's page into the folder in which its pictures lie. */
export async function writeReport(folder: string, data: ReportData): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    // What loads lazily in the product becomes part of the one script; the build would warn of every such place.
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page/main.tsx'),
        output: { format: 'iife', entryFileNames: 'report.js', codeSplitting: false },
      },
    },
  })
  writeFileSync(join(folder, 'index.html'), page(data))
}
