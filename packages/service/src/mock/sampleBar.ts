import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../web/site.ts'

/** The product's page, and the place of its bars there (docs/decisions/0019-bars-push-the-page.md). */
const page = '/index.html'
const bars = '<div id="bars">'

/**
 * Looks like the application's bars and stands above them. It belongs to this server, so the product's page carries nothing
 * of it: everything below is moved by its height here.
 */
const style = `#sample-data{box-sizing:border-box;height:37px;margin:0;padding:8px 16px;border-bottom:1px solid var(--color-info-border);
background:var(--color-info-quiet);text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
html:lang(de) #sample-data>:lang(en),html:lang(en) #sample-data>:lang(de){display:none}
@media screen and (height>=400px){
#sample-data{position:sticky;top:0;z-index:45}
#bars{top:37px}
html{--all-bars-height:calc(var(--bars-height) + 37px)}
body{--bars-height:var(--all-bars-height);--window-height:calc(100dvh - var(--bars-height));--screen-height:calc(var(--window-height) - var(--layout-bar))}
}
@media print{#sample-data{display:none}}`

const bar = `<style>${style}</style>
<aside id="sample-data"><span lang="de">Beispieldaten, nichts wird gespeichert</span><span lang="en">Sample data, nothing is saved</span></aside>`

const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The same site, whose pages say that nothing is saved. */
export const withSampleBar = (site: Site): Site => ({
  folder: site.folder,
  hasFile: site.hasFile,
  get hasTemplate() {
    return site.hasTemplate
  },
  get config() {
    return site.config
  },
  get templatePaths() {
    return site.templatePaths
  },
  get hashes() {
    return { ...site.hashes, style: [...site.hashes.style, hash] }
  },
  changed(path) {
    if (path !== page) return undefined
    return readFileSync(join(site.folder, page), 'utf8').replace(bars, `${bar}\n${bars}`)
  },
})
