import { has, run } from './kept.ts'

const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'
const maven = (...args: string[]) => run('mvn', ['--quiet', '--batch-mode', ...args])

/** Puts one artifact into a folder. @param artifact `group:name:version`, with `:type` where it is no jar */
export const copyArtifact = (artifact: string, folder: string) =>
  maven(`${plugin}:copy`, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`)

/** Puts all jars that a project names, and those that they need, into a folder. @param pom the project's file */
export const copyDependencies = (pom: string, folder: string) =>
  maven('--file', pom, `${plugin}:copy-dependencies`, '-DincludeScope=runtime', `-DoutputDirectory=${folder}`)

/** The first thing that Maven's programs need and this machine does not have. */
export async function missingForMaven(): Promise<string | undefined> {
  if (!(await has('javac', '-version'))) return 'a JDK (17 or newer)'
  return (await has('mvn', '--version')) ? undefined : 'Maven'
}
