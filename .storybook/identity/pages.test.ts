import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keycloakVersion } from '@waldkerf/service/production/programs/keycloak'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'pages')
const files = readdirSync(folder)
const pages = files.filter((name) => name.endsWith('.html'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

const again = 'npm run test:production -- --pages records them anew'

test('the kept pages are those of the Keycloak that compose.yaml names', () => {
  const version = `Keycloak ${keycloakVersion()}`
  const others = files.filter((name) => !read(name).includes(version))
  expect({ others, again }).toEqual({ others: [], again })
})

test('each kept page has both languages and a story', () => {
  const stories = readFileSync(join(import.meta.dirname, 'IdentityPage.stories.tsx'), 'utf8')
  const shown = [...stories.matchAll(/page: '([\w-]+)'/g)].map(([, page]) => page)
  expect(pages.toSorted()).toEqual(shown.flatMap((page) => [`${page}.de.html`, `${page}.en.html`]).toSorted())
})

test('nothing secret, nothing that runs and no address of a machine is kept', () => {
  const leaks = /<script|\son\w+=|session_code|execution=|tab_id|localhost|127\.0\.0\.1|otpauth|eyJ/
  expect(pages.filter((name) => leaks.test(read(name)))).toEqual([])
})

test('all of it stays small', () => {
  const bytes = files.map((name) => statSync(join(folder, name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000)
})
