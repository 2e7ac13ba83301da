import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresPage } from './figuresPage.ts'

/** The project's folder. */
const root = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(root, 'bench', name), 'utf8')

const files = figuresPage({ product: read('RESULTS.md'), service: read('SERVICE-RESULTS.md') })
for (const [path, text] of Object.entries(files)) writeFileSync(join(root, 'docs', path), text)
console.log(`Written below docs/: ${Object.keys(files).join(', ')}.`)
