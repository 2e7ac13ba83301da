/** Values with which one map fills in the address template shared by all scans. */
export interface NamedScan {
  id: number
  name: string
}

/** A tile of a scan, counted from the top left; zoom 0 has the whole scan in a single tile. */
export interface ScanTile {
  z: number
  x: number
  y: number
}

/** Whether a template leads to tiles instead of whole files. */
export const isTiled = (template: string): boolean => ['{z}', '{x}', '{y}'].every((part) => template.includes(part))

/** The address of a map's scan. @param template with `{id}` and `{map_name}`; empty: there is none */
export function scanAddress(template: string, { id, name }: NamedScan): string | undefined {
  if (template === '') return undefined
  return template.replaceAll('{id}', String(id)).replaceAll('{map_name}', () => encodeURIComponent(name))
}

/** The address of a tile. @param address of the scan, with `{z}`, `{x}` and `{y}` */
export const tileAddress = (address: string, { z, x, y }: ScanTile): string =>
  address.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y))
