/**
 * EPSG number of the text after `#CRS:`: `EPSG:n`, or a well-known text that ends with its number. Null for a system
 * without a number of its own: that of its datum or of its unit is nested deeper.
 */
export function parseEpsg(crs: string): number | null {
  const code = /^\s*(?:epsg:|urn:ogc:def:crs:EPSG:[^:]*:)(\d+)\s*$/i.exec(crs)
  const last = /\b(?:ID|AUTHORITY)\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*$/i.exec(crs)
  const number = (code ?? last)?.[1]
  return number === undefined ? null : Number(number)
}
