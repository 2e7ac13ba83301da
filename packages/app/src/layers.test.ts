import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/*
 * The app's folders as layers: each imports only those before it, types and lazily loaded modules included, so that no two
 * of them import each other. Files beside the folders are entries, which may import all layers.
 */

const layers = ['platform', 'session', 'data', 'shell', 'pages', 'template', 'routes', 'flows']
const source = import.meta.dirname
const files = globSync('*/**/*.{ts,tsx}', { cwd: source })

/** Paths, relative to the sources' folder, of all modules that a file imports. */
function importedBy(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  const relative = [...text.matchAll(/(?:from|import\(|import) ?'(\.{1,2}\/[^']+)'/g)]
  const named = [...text.matchAll(/'@waldkerf\/app\/([^']+)'/g)]
  return [
    ...relative.map(([, path = '']) => normalize(join(dirname(file), path))),
    ...named.map(([, path = '']) => path),
  ]
}

const layer = (path: string) => layers.indexOf(path.split('/')[0] ?? '')

test('every folder is a layer', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]))
  expect(folders).toEqual(new Set(layers))
})

test('a layer imports only what lies below it', () => {
  expect(files.length).toBeGreaterThan(400)
  const upwards = files.flatMap((file) =>
    importedBy(file)
      // Story stages (`testing/`) lie outside the layers; a lint rule keeps product code from importing them.
      .filter((path) => !/^(\.\.|testing)\//.test(path) && (layer(path) < 0 || layer(path) > layer(file)))
      .map((path) => `${file} imports ${path}`),
  )
  expect(upwards).toEqual([])
})
