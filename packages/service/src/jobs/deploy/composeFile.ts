import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** A container of deploy/compose.yaml, as far as tests look at it. */
export interface ComposeService {
  image: string
  entrypoint?: readonly string[]
  command?: readonly string[]
  restart?: string
  profiles?: readonly string[]
  stop_grace_period?: string
  environment?: Readonly<Record<string, string>>
  ports?: readonly string[]
  volumes?: readonly string[]
  secrets?: readonly string[]
  mem_limit?: string
  pids_limit?: number
  read_only?: boolean
  cap_drop?: readonly string[]
  cap_add?: readonly string[]
  security_opt?: readonly string[]
  networks?: readonly string[]
  healthcheck?: { test: readonly string[] | string }
  depends_on?: Readonly<Record<string, { condition: string }>>
}

export interface ComposeFile {
  services: Readonly<Record<string, ComposeService>>
  networks: Readonly<Record<string, { internal?: boolean }>>
  secrets: Readonly<Record<string, { file: string }>>
}

/** Where a file of the folder deploy lies. */
export const deployPath = (name: string) => fileURLToPath(new URL(`../../../../../deploy/${name}`, import.meta.url))

/** The text of a file of the folder deploy. */
export function deployFile(name: string): string {
  return readFileSync(deployPath(name), 'utf8')
}

export function composeFile(): ComposeFile {
  return parse(deployFile('compose.yaml'), { merge: true }) as ComposeFile
}
