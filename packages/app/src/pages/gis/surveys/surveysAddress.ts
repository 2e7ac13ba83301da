/** The client whose survey the address names; undefined where it makes no sense. */
export function readSurveysAddress(query: URLSearchParams): number | undefined {
  const client = query.get('kunde') ?? ''
  return /^[1-9]\d{0,14}$/.test(client) ? Number(client) : undefined
}

/** The reverse, with the tab. */
export const writeSurveysAddress = (client: number | undefined) =>
  new URLSearchParams({ tab: 'einmessung', ...(client !== undefined && { kunde: String(client) }) })
