import { join } from 'node:path'
import { API, SignatureKind, type Symbol } from 'typescript/unstable/sync'

/** A screen's props and, under `state.`, what its state holds: name and type as the compiler prints it. */
export type Props = ReadonlyMap<string, string>

const declared = (text: string) => /export function (\w+Screen)\(/.exec(text)

/**
 * Asks the compiler what each screen takes; nothing has to be declared a second time.
 * @param screens path and text of each screen's file
 */
export function readProps(root: string, screens: ReadonlyMap<string, string>): ReadonlyMap<string, Props> {
  const config = join(root, 'tsconfig.json')
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (!project) throw new Error(`The compiler does not know ${config}`)
    const { checker } = project
    const symbolType = (symbol: Symbol | undefined) => symbol && checker.getTypeOfSymbol(symbol)

    const typeMembers = (symbol: Symbol, prefix = ''): [string, string][] => {
      const type = symbolType(symbol)
      if (!type) return []
      return checker.getPropertiesOfType(type).flatMap((property) => {
        const held = symbolType(property)
        const printed = held ? checker.typeToString(held) : ''
        const name = prefix + property.name
        const isState = name === 'state' && !printed.includes('Loadable<')
        return [[name, printed] as [string, string], ...(isState ? typeMembers(property, 'state.') : [])]
      })
    }

    const screenProps = (path: string, text: string): Props => {
      const found = declared(text)
      const [whole, name] = found ?? []
      if (!found || !whole || !name) throw new Error(`${path} exports no screen`)
      const position = found.index + whole.indexOf(name)
      const type = symbolType(checker.getSymbolAtPosition(join(root, path), position))
      const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
      const [props] = signature?.getParameters() ?? []
      return new Map(props ? typeMembers(props) : [])
    }

    return new Map([...screens].map(([path, text]) => [path, screenProps(path, text)]))
  } finally {
    api.close()
  }
}
