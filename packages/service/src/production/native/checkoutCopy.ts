import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './image.ts'

/** Files that production takes besides the image, in a folder of their own: nothing is written into the real one. */
export function copyCheckout(folder: string): void {
  const own = new Set(['.env', 'secrets'])
  const isOurs = (file: string) => !own.has(file.slice(join(checkout, 'deploy/').length))
  cpSync(join(checkout, 'deploy'), join(folder, 'deploy'), { recursive: true, filter: isOurs })
}

/** The variables of a file like .env. */
export function readVariables(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/** Fills in variables of a file like .env, which all stand there already. */
export function fillIn(file: string, values: Readonly<Record<string, string>>): void {
  const text = readFileSync(file, 'utf8').replaceAll(
    /^(\w+)=.*$/gm,
    (line, name: string) => `${name}=${values[name] ?? line.slice(name.length + 1)}`,
  )
  writeFileSync(file, text)
}

/** A value of compose.yaml with its `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
export function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  return text
    .replaceAll(/(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, rule?: string, rest = '') => {
      const value = variables[name] || (rule === '-' ? rest : '')
      if (value === '' && rule === '?') throw new Error(`${name} is not set: ${rest}`)
      return value
    })
    .replaceAll('$$', '$')
}
