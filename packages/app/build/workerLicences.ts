import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = 'licenses.md'

/** The folder of the package that a module is of, the innermost one; of what others wrote and we compiled, its own. */
const packageFolder = (id: string) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+|.*\/libwebp)\//.exec(id)?.[1]

/** One entry in the form of the build's own list: name, licence, and its full text. */
function licenceEntry(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|patents)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { title: `## ${name} - ${version} (${license ?? 'as below'})`, text: texts.join('\n\n') }
}

/**
 * Workers are bundles of their own: what they hold, typefaces too, the build's list of licences does not see. One plugin
 * collects it in the workers, the other adds to the list what is not there yet.
 */
export function workerLicences(): { worker: Plugin; page: Plugin } {
  const folders = new Set<string>()
  return {
    worker: {
      name: 'waldkerf:worker-licences',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
        for (const folder of chunks.map(packageFolder)) {
          if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder)
        }
      },
    },
    page: {
      name: 'waldkerf:list-worker-licences',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const asset = bundle[list]
          if (asset?.type !== 'asset') return
          const known = asset.source.toString()
          const more = [...folders]
            .map(licenceEntry)
            .filter(({ title }) => !known.includes(title))
            .toSorted((a, b) => (a.title < b.title ? -1 : 1))
            .map(({ title, text }) => `\n${title}\n\n${text}\n`)
          asset.source = known.trimEnd() + '\n' + more.join('')
        },
      },
    },
  }
}
