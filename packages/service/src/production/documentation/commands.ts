/** A line of docs/operations.md, as far as the walk can do the same without Docker. */
export type Command =
  | { kind: 'exec' | 'run'; service: string; words: string }
  | { kind: 'tool'; service: string; line: string }
  | { kind: 'up' | 'stop' | 'start' | 'restart'; services: readonly string[] }
  | { kind: 'down' | 'build' | 'create' | 'ps' }
  | { kind: 'remove'; volume: string }
  | { kind: 'shell'; line: string }

const words = (text: string) => text.split(' ').filter((word) => word !== '' && !word.startsWith('-'))

/** Throws for a Docker command that has no counterpart here. */
export function readCommand(line: string): Command {
  if (!line.startsWith('docker ')) return { kind: 'shell', line }
  const [, volume] = /^docker volume rm waldkerf_(\w+)$/.exec(line) ?? []
  if (volume !== undefined) return { kind: 'remove', volume }
  const [, kind = '', rest = ''] = /^docker compose (\w+) ?(.*)$/.exec(line) ?? []
  switch (kind) {
    case 'exec':
    case 'run': {
      const [, tool = ''] = /--entrypoint=(\S+)/.exec(rest) ?? []
      const [, service = '', command = ''] = /^(?:-\S+ )*(\S+) ?(.*)$/.exec(rest) ?? []
      return tool === '' ? { kind, service, words: command } : { kind: 'tool', service, line: `${tool} ${command}` }
    }
    case 'up':
    case 'stop':
    case 'start':
    case 'restart':
      return { kind, services: words(rest) }
    case 'down':
    case 'build':
    case 'create':
    case 'ps':
      return { kind }
    default:
      throw new Error(`Nothing stands for this command: ${line}`)
  }
}
