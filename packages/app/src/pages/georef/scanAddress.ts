/** The address of a map's scan. @param template with `{id}` and `{map_name}`; empty: there is none */
export function scanAddress(template: string, { id, name }: { id: number; name: string }): string | undefined {
  if (template === '') return undefined
  return template.replaceAll('{id}', String(id)).replaceAll('{map_name}', encodeURIComponent(name))
}
