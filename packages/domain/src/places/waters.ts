import waters from './gewaesser-de-at.topo.json' with { type: 'json' }

/**
 * Rivers (`fluesse`), lakes (`seen`) and built-up areas (`siedlung`) as TopoJSON. Natural Earth draws a headwater and the
 * river that it flows into as one line of one name; here each part has its own (Oker, Leine, Werra, Eder, Lahn, Havel …).
 */
export const watersTopology: object = waters
