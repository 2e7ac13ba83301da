import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** JS and CSS needed until the signed-in dashboard can be used, gzip. */
const budget = 149_200

/** @param {Record<string, {file: string, imports?: string[], dynamicImports?: string[], css?: string[]}>} manifest */
function reach(manifest, keys, follow, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue
    seen.add(key)
    reach(manifest, follow(manifest[key]), follow, seen)
  }
  return seen
}

const staticImports = (entry) => entry.imports ?? []
const allImports = (entry) => [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]

/** A file that no page or part is named by. */
const isShared = (key) => key.startsWith('_')

/**
 * The first shared files that import one another, in a circle: which of them runs first depends on who asks, and a part may find nothing in another one.
 * @returns {string[] | undefined}
 */
function findCircle(manifest) {
  const done = new Set()
  /** @returns {string[] | undefined} */
  function follow(key, path) {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
    if (done.has(key) || !manifest[key]) return undefined
    for (const next of staticImports(manifest[key]).filter(isShared)) {
      const circle = follow(next, [...path, key])
      if (circle) return circle
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest).filter(isShared)) {
    const circle = follow(key, [])
    if (circle) return circle
  }
  return undefined
}

/** Modules that must not be in a part's chunks (two parts, one shell). */
const separation = [
  {
    entry: 'index.html',
    forbidden: [/\/ui\/src\/demo\//, /templateRout/, /TemplateShell/, /\/mocks\/src\//, /node_modules\/msw/],
  },
  {
    entry: 'demo/index.html',
    forbidden: [/\/ui\/src\/screens\/(?!errors|login)/, /\/app\/src\/pages\/(?!errors|login)/, /\/mocks\/src\//],
  },
]

/**
 * Checks the build's manifest: what the first load costs, and that the parts keep apart.
 * @returns {boolean} whether all of it holds
 */
export function checkSizes(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const modules = JSON.parse(readFileSync(`${folder}/.vite/modules.json`, 'utf8'))
  let holds = true
  const firstPage = Object.keys(manifest).find((key) => key.endsWith('pages/dashboard/DashboardPage.tsx'))
  const keycloak = Object.keys(manifest).find((key) => key.includes('keycloak-js'))
  const keys = reach(manifest, ['index.html', firstPage, keycloak].filter(Boolean), staticImports)
  const files = new Set([...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))
  const rows = [...files].map((file) => [file, gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length])
  const total = rows.reduce((sum, [, size]) => sum + size, 0)
  for (const [file, size] of rows.toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${(size / 1_000).toFixed(1).padStart(6)} kB  ${file}`)
  console.log(
    `First load of the signed-in dashboard: ${(total / 1_000).toFixed(1)} kB gzip (budget ${budget / 1_000} kB).`,
  )
  if (!firstPage || !keycloak || total > budget) {
    console.error('The first load is over its budget, or could not be told.')
    holds = false
  }
  for (const { entry, forbidden } of separation) {
    for (const key of reach(manifest, [entry], allImports)) {
      for (const module of modules[manifest[key].file] ?? []) {
        const rule = forbidden.find((pattern) => pattern.test(module))
        if (!rule) continue
        console.error(`${module} is reachable from ${entry} (${manifest[key].file}).`)
        holds = false
      }
    }
  }
  const circle = findCircle(manifest)
  if (circle) {
    console.error(`Files of the build import one another: ${circle.join(' → ')}.`)
    holds = false
  }
  // Packages of workers alone are missing in the build's own list.
  const licences = readFileSync(`${folder}/licenses.md`, 'utf8')
  if (!['pdfkit', 'libwebp'].every((name) => licences.includes(`## ${name} - `))) {
    console.error('licenses.md lists no packages of workers.')
    holds = false
  }
  return holds
}
