import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { keptFolder } from '@waldkerf/service/production/programs/kept'
import { copyArtifact, copyDependencies } from '@waldkerf/service/production/programs/maven'

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const veraPdf = { name: 'greenfield-apps', version: '1.28.2' } as const

/** veraPDF's jar, which has all that it needs inside. */
export async function veraPdfJar(): Promise<string> {
  const { name, version } = veraPdf
  const folder = await keptFolder(`verapdf-${version}`, async (half) => {
    await copyArtifact(`org.verapdf.apps:${name}:${version}`, half)
  })
  return join(folder, `${name}-${version}.jar`)
}

/** A folder with Mustang's jars. */
export function mustangJars(): Promise<string> {
  const pom = beside('pom.xml')
  const mark = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)
  return keptFolder(`mustang-${mark}`, async (half) => {
    await copyDependencies(pom, half)
  })
}

/** One JVM over many files, since starting one takes seconds. @returns its output, however it ended */
async function java(args: readonly string[], input = ''): Promise<string> {
  const child = spawn('java', args, { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(input)
  return text(child.stdout)
}

/** Every PDF below a folder by the rules of one profile: `3a` is PDF/A-3a, `ua1` PDF/UA-1. @returns a report in JSON */
export const runVeraPdf = (jar: string, flavour: '3a' | 'ua1', folder: string) =>
  java(['-cp', jar, 'org.verapdf.apps.GreenfieldCliWrapper', '--flavour', flavour, '--format', 'json', '-r', folder])

/** Reports in XML, each after a line `FILE` with its path. */
export const runMustang = (jars: string, files: readonly string[]) =>
  java(['-cp', join(jars, '*'), beside('Judge.java')], files.map((file) => `${file}\n`).join(''))
