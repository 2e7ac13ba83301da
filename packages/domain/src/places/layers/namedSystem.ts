/**
 * The EPSG number of the system that a GeoJSON file names, as those of before 2016 may and many programs still do: degrees
 * where it names none, undefined for a name of another kind.
 */
export function namedSystem(file: { readonly crs?: { readonly properties?: { readonly name?: unknown } } | null }) {
  const said = file.crs?.properties?.name ?? 'CRS84'
  const name = typeof said === 'string' ? said : ''
  const [, number] = /EPSG:(?:[\d.]*:)?(\d+)$/i.exec(name) ?? []
  if (number !== undefined) return Number(number)
  return /CRS84$/i.test(name) ? 4326 : undefined
}
