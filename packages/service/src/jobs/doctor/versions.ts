import { type Judgement, missing, ok, patience, together, weak } from './finding.ts'

/** Programs that compose.yaml names, by the last part of their image. */
const names = { postgres: 'PostgreSQL', postgrest: 'PostgREST', keycloak: 'Keycloak' } as const
type Program = keyof typeof names
export type Versions = Partial<Readonly<Record<Program, string>>>

/** Those of the images in the text of compose.yaml. */
export function composedVersions(compose: string): Versions {
  const images = [...compose.matchAll(/^\s+image: (?:\S+\/)?(postgres|postgrest|keycloak):v?(\d+(?:\.\d+)+)/gm)]
  return Object.fromEntries(images.map(([, name, version]) => [name, version]))
}

export function judgeVersions(wanted: Versions, found: Versions): Judgement {
  const programs = Object.keys(names) as Program[]
  const judgements = programs.map((program) => {
    const [name, want = '', has] = [names[program], wanted[program], found[program]]
    // It answers elsewhere; its version alone is not known.
    if (has === undefined) return program === 'keycloak' ? ok(name) : missing(`${name} does not answer: read its log.`)
    if (has === want) return ok(`${name} ${has}`)
    return weak(`${name} ${has} runs, deploy/compose.yaml has been tried with ${want}: start that one.`)
  })
  const run = programs.map((program) => `${names[program]} ${found[program] ?? '(which does not say)'}`)
  return together(judgements, `${run.join(', ')}, as deploy/compose.yaml says.`)
}

/** PostgREST's version as each of its answers names it; undefined without one. */
export async function postgrestVersion(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  await answer?.body?.cancel()
  return /postgrest\/(\d+(?:\.\d+)+)/i.exec(answer?.headers.get('server') ?? '')?.[1]
}
